// What works on every screen once somebody uses a stylus here: the readers, and the panel of the simulated pen.
import { mount } from "svelte";
import { settings } from "../../lib/settings.svelte";
import Panel from "./Panel.svelte";
import { radio } from "./readers.svelte";
import { stylus } from "./stylus.svelte";
import { Burst } from "./typed";

let running = false;

export function run(): void {
  if (running) return;
  running = true;
  void radio.resume();
  mount(Panel, { target: document.body });
  $effect.root(() => {
    $effect(() => {
      void settings.language;
      void stylus.load();
    });
    $effect(() => (stylus.wishes.typed ? new Burst(stylus.read).listen() : undefined));
  });
}
