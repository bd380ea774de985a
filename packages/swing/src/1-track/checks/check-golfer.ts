import { at, type BodySeries } from '../body-series.ts';
import { quantile } from '../smooth-series.ts';

/** A pose does not prove a person: a clip of cats on a green screen has one in nearly every frame. */
export type GolferCheck = { readonly ok: true } | { readonly ok: false; readonly detail: string };

/** Poses are required in this share of the sampled frames: a golfer alone walks into a long video, swings and walks out. */
const minDetectedShare = 0.1;
/** With poses in fewer frames only a swing shows that the golfer was seen at all. */
const usualDetectedShare = 0.5;

/**
 * Whether the poses are one standing person: upright, with a person's proportions, limbs that keep their lengths and
 * ankles that stay near where they were a frame ago. Real swings lie far inside every limit, so two breaches reject.
 */
export function checkGolfer(body: BodySeries): GolferCheck {
  const samples = body.detected.flatMap((isDetected, i) => (isDetected ? [i] : []));
  if (samples.length < Math.max(3, minDetectedShare * body.detected.length))
    return { ok: false, detail: countOf(body) };
  const shoulders = body.middle('leftShoulder', 'rightShoulder');
  const hips = body.middle('leftHip', 'rightHip');
  const knees = body.middle('leftKnee', 'rightKnee');
  const ankles = body.middle('leftAnkle', 'rightAnkle');
  const upright = samples.filter(
    (i) =>
      at(shoulders.yPx, i) < at(hips.yPx, i) &&
      at(hips.yPx, i) < at(knees.yPx, i) &&
      at(knees.yPx, i) < at(ankles.yPx, i),
  );
  const legs = samples.map((i) => (distance(hips, knees, i) + distance(knees, ankles, i)) / body.trunkPx);
  const steps = samples.slice(1).map((i, k) => {
    const before = samples[k] ?? i;
    const moved = Math.hypot(at(ankles.xPx, i) - at(ankles.xPx, before), at(ankles.yPx, i) - at(ankles.yPx, before));
    return moved / body.trunkPx;
  });

  const breaches = [
    upright.length < 0.85 * samples.length && 'the body does not stand upright',
    (quantile(legs, 0.5) < 0.9 || quantile(legs, 0.5) > 2.6) && 'the legs do not fit the trunk',
    quantile(legs, 0.9) > 1.6 * quantile(legs, 0.1) && 'the legs change their length',
    quantile(steps, 0.95) > 0.3 && 'the feet jump about',
  ].filter((breach) => breach !== false);
  return breaches.length < 2 ? { ok: true } : { ok: false, detail: breaches.join(', ') };
}

/** Whether poses are so rare that a video without a swing is rather one in which the golfer was not found. */
export function checkIsSeen(body: BodySeries): GolferCheck {
  const seen = body.detected.filter(Boolean).length;
  return seen >= usualDetectedShare * body.detected.length ? { ok: true } : { ok: false, detail: countOf(body) };
}

const countOf = ({ detected }: BodySeries): string =>
  `a person in ${detected.filter(Boolean).length} of ${detected.length} frames only`;

type Points = ReturnType<BodySeries['middle']>;
const distance = (a: Points, b: Points, i: number): number =>
  Math.hypot(at(a.xPx, i) - at(b.xPx, i), at(a.yPx, i) - at(b.yPx, i));
