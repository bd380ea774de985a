/** Reads a sentence aloud, if the browser can; captions show the same. What was still being said ends. */
export function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-US';
  window.speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}

/** A short tone and a buzz: the phone is against the chest, so a step must be felt and heard. */
export function signal(frequencyHz: number): void {
  navigator.vibrate?.(80);
  try {
    const audio = new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequencyHz;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination);
    tone.onended = () => void audio.close();
    tone.start();
    tone.stop(audio.currentTime + 0.15);
  } catch {
    // No sound here; the captions say the same.
  }
}
