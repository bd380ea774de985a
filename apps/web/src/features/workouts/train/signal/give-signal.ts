import { playTone } from '../../../../shared/play-tone.ts';
import { prefersLessMotion } from '../../../../shared/reduced-motion.ts';

const toneHz = 880;
const toneS = 0.25;
const vibrationMs = 200;

/** A short tone, and a vibration unless the golfer asked for less motion. */
export function giveSignal(): void {
  if (!prefersLessMotion()) navigator.vibrate?.(vibrationMs);
  playTone(toneHz, toneS);
}
