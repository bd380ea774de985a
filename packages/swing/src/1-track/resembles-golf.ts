import { at, type BodySeries } from './body-series.ts';
import type { HandSwing } from './find-hand-swings.ts';
import { median, quantile } from './smooth-series.ts';

/** Even a swing that is slowed eight times falls faster, in trunk lengths per second. */
const minFallSpeed = 0.8;
/** On a club the wrists stay this near to each other, in trunk lengths, from the top to the ball. */
const maxWristGap = 0.75;
/** The model only guesses the place of a wrist that is less certain than this: at the top one is often behind the head. */
const seenConfidence = 0.5;
/** Both wrists must be seen in this share of the frames. Where they are not, as many must show both near each other. */
const seenShare = 0.25;
/** The feet stand: between top and impact the ankles' middle moves less, in trunk lengths. */
const maxFootTravel = 1.2;

/** Whether the hands fall as fast as in a swing; a club that is put down falls more slowly. */
export const isFastEnough = ({ fallSpeed }: HandSwing): boolean => fallSpeed >= minFallSpeed;

/** Whether the hands hold one club from the top to the ball while the feet stand. */
export function resemblesGolf(body: BodySeries, swing: Pick<HandSwing, 'top' | 'low'>): boolean {
  const samples = body.detected.flatMap((isDetected, i) => (isDetected && i >= swing.top && i <= swing.low ? [i] : []));
  if (samples.length < 2) return false;
  const feet = body.middle('leftAnkle', 'rightAnkle');
  const first = samples[0] ?? 0;
  const last = samples.at(-1) ?? 0;
  const walked =
    Math.hypot(at(feet.xPx, last) - at(feet.xPx, first), at(feet.yPx, last) - at(feet.yPx, first)) / body.trunkPx;
  return wristGap(body, samples) < maxWristGap && walked < maxFootTravel;
}

/** The distance of the wrists in these samples, in trunk lengths. */
function wristGap(body: BodySeries, samples: readonly number[]): number {
  const [left, right] = [body.joint('leftWrist'), body.joint('rightWrist')];
  const gaps = (of: readonly number[]) =>
    of.map((i) => Math.hypot(at(left.xPx, i) - at(right.xPx, i), at(left.yPx, i) - at(right.yPx, i)) / body.trunkPx);
  const seen = samples.filter((i) => Math.min(at(left.confidence, i), at(right.confidence, i)) >= seenConfidence);
  const isSeen = seen.length >= Math.max(2, seenShare * samples.length);
  return isSeen ? median(gaps(seen)) : quantile(gaps(samples), seenShare);
}
