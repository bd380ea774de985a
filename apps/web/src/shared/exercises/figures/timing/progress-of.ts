/** Seconds of one round: return to the start, rest there, go to the end, rest there. */
interface Round {
  readonly back: number;
  readonly atStart: number;
  readonly out: number;
  readonly atEnd: number;
}
const calm: Round = { back: 1.5, atStart: 0.5, out: 1.3, atEnd: 0.7 };
const fast: Round = { back: 1.6, atStart: 0.7, out: 0.45, atEnd: 0.7 };

const roundOf = (isFast: boolean) => (isFast ? fast : calm);

/** Less than 5 s: what moves for longer by itself needs a way to stop it (WCAG 2.2.2). */
export function roundSeconds(isFast: boolean): number {
  const { back, atStart, out, atEnd } = roundOf(isFast);
  return back + atStart + out + atEnd;
}

/** Where a movement is, from 0 (start) to 1 (end), some seconds after it left its end. */
export function progressOf(seconds: number, isFast: boolean): number {
  const { back, atStart, out } = roundOf(isFast);
  const at = seconds % roundSeconds(isFast);
  if (at < back) return 1 - ease(at / back);
  if (at < back + atStart) return 0;
  return ease(Math.min(1, (at - back - atStart) / out));
}

/** Slow at both ends. */
const ease = (share: number) => share * share * (3 - 2 * share);
