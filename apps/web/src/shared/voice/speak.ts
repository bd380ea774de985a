import { allowTones, playTone } from '../play-tone.ts';

const toneS = 0.15;

/**
 * Opens voice and tones. A phone allows them only if they begin within a tap, and keeps them allowed from then on; so this is
 * called by the tap that starts the check, before anything is awaited.
 */
export function openVoice(): void {
  if ('speechSynthesis' in window) {
    const nothing = new SpeechSynthesisUtterance(' ');
    nothing.volume = 0;
    window.speechSynthesis.speak(nothing);
  }
  allowTones();
}

/** Reads a sentence aloud, if the browser can; captions show the same. What was still being said ends. */
export function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  stopSpeaking();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-US';
  window.speechSynthesis.speak(utterance);
}

/** Some browsers swallow the sentence after a needless `cancel`. */
export function stopSpeaking(): void {
  if (!('speechSynthesis' in window)) return;
  if (window.speechSynthesis.speaking || window.speechSynthesis.pending) window.speechSynthesis.cancel();
}

/** A short tone and a buzz: the phone is against the chest, so a step must be felt and heard. */
export function signal(frequencyHz: number): void {
  navigator.vibrate?.(80);
  playTone(frequencyHz, toneS);
}
