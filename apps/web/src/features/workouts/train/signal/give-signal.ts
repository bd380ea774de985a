let audio: AudioContext | null = null;

const toneHz = 880;
const toneS = 0.25;
const vibrationMs = 200;

/** A short tone, and a vibration unless the golfer asked for less motion. Does nothing on a device that has neither. */
export function giveSignal(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(vibrationMs);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const endS = audio.currentTime + toneS;
  tone.frequency.value = toneHz;
  volume.gain.setValueAtTime(0.3, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, endS);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(endS);
}
