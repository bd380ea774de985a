let audio: AudioContext | null = null;

/** One for all tones: browsers allow few. Null where there is no sound. */
function audioContext(): AudioContext | null {
  try {
    audio ??= new AudioContext();
  } catch {
    audio = null;
  }
  return audio;
}

/** Browsers allow tones from the first tap on. A call or another app suspends them. */
export function allowTones(): void {
  void audioContext()?.resume();
}

/** A short tone that fades out. Does nothing on a device without sound. */
export function playTone(frequencyHz: number, lengthS: number): void {
  const context = audioContext();
  if (!context) return;
  allowTones();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const endS = context.currentTime + lengthS;
  tone.frequency.value = frequencyHz;
  volume.gain.setValueAtTime(0.3, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, endS);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(endS);
}
