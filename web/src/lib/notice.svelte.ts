// It is for somebody here to decide, after others have: the page's title says so, a sound and a shake call whoever waits.
import { settings } from "./settings.svelte";

/** Milliseconds after which whoever waits may have turned away. */
const AWAY = 3000;

class Notice {
  /** Others play, too, and it is for somebody at this device to decide. */
  mine = $state(false);
  #waits = 0;

  /** others: somebody else has to decide; mine: somebody here. */
  follow(others: boolean, mine: boolean): void {
    if (others && !this.#waits) this.#waits = performance.now();
    if (!mine || !this.#waits) return;
    const away = document.hidden || performance.now() - this.#waits > AWAY;
    this.#waits = 0;
    if (away) this.call();
  }

  call(): void {
    // Before it was touched a browser lets a page neither sound nor shake, and complains.
    if (!navigator.userActivation?.hasBeenActive) return;
    if (settings.buzz) navigator.vibrate?.([120, 60, 120]);
    if (settings.sound) chime();
  }

  end(): void {
    this.mine = false;
    this.#waits = 0;
  }
}

/** Two soft notes, the second a fifth above. */
export function chime(): void {
  const audio = new AudioContext();
  const notes = [440, 660];
  notes.forEach((pitch, place) => {
    const begin = audio.currentTime + place * 0.16;
    const voice = audio.createOscillator();
    const loudness = audio.createGain();
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, begin + 0.5);
    voice.connect(loudness).connect(audio.destination);
    voice.start(begin);
    voice.stop(begin + 0.55);
    if (place === notes.length - 1) voice.onended = () => void audio.close();
  });
}

export const notice = new Notice();
