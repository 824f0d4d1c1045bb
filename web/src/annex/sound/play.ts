// Sounds of our own, made as they are heard: nothing is loaded, and nothing is anybody else's.
import { settings } from "../../lib/settings.svelte";
import type kinds from "./kinds.json";

export type Sound = keyof (typeof kinds)["arcana"] | "miss";

/** One voice of a sound: its wave, from which pitch to which, when it begins and how long it lasts in seconds, how loud it is. */
type Voice = [wave: OscillatorType | "noise", from: number, to: number, begins: number, lasts: number, loud: number];

const knock = (begins: number): Voice => ["noise", 2600, 1700, begins, 0.05, 0.5];
const SOUNDS: Record<Sound, Voice[]> = {
  dice: [0, 0.07, 0.12, 0.22, 0.27].map(knock),
  move: [["noise", 320, 180, 0, 0.1, 0.6], ["noise", 280, 160, 0.15, 0.12, 0.6]],
  hit: [["noise", 1100, 220, 0, 0.16, 0.7], ["triangle", 170, 60, 0, 0.2, 0.35]],
  miss: [["noise", 1300, 3200, 0, 0.2, 0.3]],
  fall: [["noise", 600, 90, 0, 0.5, 0.7], ["triangle", 130, 38, 0, 0.6, 0.4]],
  heal: [["sine", 520, 780, 0, 0.35, 0.16]],
  magic: [["sine", 330, 880, 0, 0.4, 0.12], ["sine", 495, 1320, 0.06, 0.4, 0.08]],
  card: [["noise", 3800, 1600, 0, 0.09, 0.35]],
  points: [["triangle", 784, 784, 0, 0.16, 0.14], ["triangle", 1175, 1175, 0.1, 0.35, 0.14]],
  turn: [["sine", 440, 440, 0, 0.5, 0.14], ["sine", 660, 660, 0.16, 0.5, 0.14]],
  end: [392, 494, 587, 784].map((pitch, place): Voice => ["triangle", pitch, pitch, place * 0.14, 0.9, 0.13]),
};
const SHAKES: Partial<Record<Sound, number[]>> = { hit: [35], fall: [60, 40, 90], turn: [120, 60, 120], end: [80, 60, 80, 60, 160] };
const SOFT = 0.4;
const APART = 600; // milliseconds within which a sound is not heard twice
const REST = 2500; // milliseconds after which the device need not be ready for the next one

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
const heard = new Map<Sound, number>();

/** Before it was touched a browser lets a page neither sound nor shake, and complains. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** after: in so many milliseconds. */
export function play(sound: Sound, after = 0): void {
  const now = performance.now();
  if (!touched() || now - (heard.get(sound) ?? -APART) < APART) return;
  heard.set(sound, now);
  audio ??= new AudioContext();
  void audio.resume();
  clearTimeout(resting);
  resting = setTimeout(() => void audio?.suspend(), REST + after);
  const loud = audio.createGain();
  loud.gain.value = settings.sounds === "soft" ? SOFT : 1;
  loud.connect(audio.destination);
  for (const voice of SOUNDS[sound]) sing(audio, loud, voice, audio.currentTime + after / 1000);
}

export function shake(sound: Sound): void {
  const pattern = SHAKES[sound];
  if (pattern && settings.buzz && touched()) navigator.vibrate?.(pattern);
}

function sing(audio: AudioContext, to: AudioNode, [wave, pitch, last, begins, lasts, loud]: Voice, start: number): void {
  const begin = start + begins;
  const end = begin + lasts;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loud, begin + 0.01);
  envelope.gain.exponentialRampToValueAtTime(0.0005, end);
  envelope.connect(to);
  const [source, glides] = wave === "noise" ? rush(audio, envelope) : tone(audio, envelope, wave);
  glides.setValueAtTime(pitch, begin);
  glides.exponentialRampToValueAtTime(last, end);
  source.start(begin);
  source.stop(end + 0.05);
}

function tone(audio: AudioContext, to: AudioNode, wave: OscillatorType): [AudioScheduledSourceNode, AudioParam] {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(to);
  return [source, source.frequency];
}

/** Noise about a pitch. */
function rush(audio: AudioContext, to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(to);
  return [source, filter.frequency];
}

function noise(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const wave = made.getChannelData(0);
  for (let place = 0; place < wave.length; place++) wave[place] = Math.random() * 2 - 1;
  return made;
}
