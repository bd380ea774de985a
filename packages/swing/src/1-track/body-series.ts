import { landmarkIndex, type PoseFrame, type PoseTrack } from '@trueswing/contracts';
import { median } from './smooth-series.ts';

export type JointName = keyof typeof landmarkIndex;

/** A joint over time in pixels of the upright picture (y down) with the model's confidence 0…1. */
export interface JointSeries {
  readonly xPx: readonly number[];
  readonly yPx: readonly number[];
  readonly confidence: readonly number[];
}

/** A track laid out by joint. Frames without a pose carry the nearest known position with confidence 0. */
export interface BodySeries {
  /** Source frame of each sample. */
  readonly frames: readonly number[];
  readonly timesS: readonly number[];
  readonly heightPx: number;
  readonly widthPx: number;
  /** Whether a pose was found in the sample. */
  readonly detected: readonly boolean[];
  readonly joint: (name: JointName) => JointSeries;
  /** Mid-point of two joints; confidence is the smaller one's. */
  readonly middle: (a: JointName, b: JointName) => JointSeries;
  /** Mid-hip to mid-shoulder in the picture, the median over the clip or the swing: the unit of length. */
  readonly trunkPx: number;
}

/** Frames with rising times only: in a damaged file time may stop or run backwards for a while. */
export function risingFrames(frames: readonly PoseFrame[]): PoseFrame[] {
  let lastS = Number.NEGATIVE_INFINITY;
  return frames.filter(({ timeS }) => {
    const rises = timeS > lastS;
    lastS = Math.max(lastS, timeS);
    return rises;
  });
}

/** Lays the rising frames of a pose track out by joint; returns null when none of them holds a pose. */
export function toBodySeries(track: PoseTrack): BodySeries | null {
  const { widthPx, heightPx } = track;
  const frames = risingFrames(track.frames);
  const detected = frames.map((pose) => pose.image !== null);
  const firstDetected = detected.indexOf(true);
  if (firstDetected < 0) return null;

  const cache = new Map<JointName, JointSeries>();
  const joint = (name: JointName): JointSeries => {
    const known = cache.get(name);
    if (known) return known;
    const series = { xPx: [] as number[], yPx: [] as number[], confidence: [] as number[] };
    let last = frames[firstDetected]?.image?.[landmarkIndex[name]];
    for (const pose of frames) {
      const point = pose.image?.[landmarkIndex[name]];
      last = point ?? last;
      series.xPx.push((last?.[0] ?? 0) * widthPx);
      series.yPx.push((last?.[1] ?? 0) * heightPx);
      series.confidence.push(point ? point[2] : 0);
    }
    cache.set(name, series);
    return series;
  };
  const middle = (a: JointName, b: JointName): JointSeries => {
    const [p, q] = [joint(a), joint(b)];
    return {
      xPx: p.xPx.map((x, i) => (x + (q.xPx[i] ?? x)) / 2),
      yPx: p.yPx.map((y, i) => (y + (q.yPx[i] ?? y)) / 2),
      confidence: p.confidence.map((c, i) => Math.min(c, q.confidence[i] ?? 0)),
    };
  };
  const timesS = frames.map((pose) => pose.timeS);
  const body = { frames: frames.map((pose) => pose.frame), timesS, widthPx, heightPx, detected, joint, middle };
  return { ...body, trunkPx: trunkPx(body) };
}

/** The series with the trunk's length in a span of time as its unit, so that what is filmed before and after changes nothing. */
export function scaleInSpan(body: BodySeries, fromS: number, toS: number): BodySeries {
  return { ...body, trunkPx: trunkPx(body, fromS, toS) };
}

function trunkPx(
  { timesS, detected, middle }: Omit<BodySeries, 'trunkPx'>,
  fromS = Number.NEGATIVE_INFINITY,
  toS = Number.POSITIVE_INFINITY,
): number {
  const shoulders = middle('leftShoulder', 'rightShoulder');
  const hips = middle('leftHip', 'rightHip');
  const lengths = timesS.flatMap((timeS, i) =>
    detected[i] && timeS >= fromS && timeS <= toS
      ? [Math.hypot(at(shoulders.xPx, i) - at(hips.xPx, i), at(shoulders.yPx, i) - at(hips.yPx, i))]
      : [],
  );
  return Math.max(1, median(lengths));
}

/** The last sample with a pose. */
export const lastPose = ({ detected }: BodySeries): number => detected.lastIndexOf(true);

/** Element of an array that is known to be long enough. */
export function at(values: readonly number[], i: number): number {
  return values[i] ?? Number.NaN;
}

/** Times in files are rounded. */
const roundingS = 1e-5;

/** Sample whose time is nearest; of two equally near ones the later, however their times are rounded. */
export function nearestSample(timesS: readonly number[], timeS: number): number {
  let best = 0;
  for (let i = 1; i < timesS.length; i++) {
    if (Math.abs(at(timesS, i) - timeS) < Math.abs(at(timesS, best) - timeS) + roundingS) best = i;
  }
  return best;
}

/** Value of a signal at a time, linear between samples. */
export function valueAt(timesS: readonly number[], values: readonly number[], timeS: number): number {
  const after = timesS.findIndex((t) => t >= timeS);
  if (after <= 0) return at(values, after === 0 ? 0 : values.length - 1);
  const share = (timeS - at(timesS, after - 1)) / (at(timesS, after) - at(timesS, after - 1));
  return at(values, after - 1) + share * (at(values, after) - at(values, after - 1));
}

/** Median time between samples, in a span if one is given: a track of two passes is dense only around the swing. */
export function medianSpacing(timesS: readonly number[], fromS = -Infinity, toS = Infinity): number {
  const gaps = timesS.flatMap((t, i) => {
    const before = timesS[i - 1];
    return before !== undefined && before >= fromS && t <= toS ? [t - before] : [];
  });
  const gap = median(gaps);
  return Number.isFinite(gap) ? Math.max(1e-3, gap) : 1 / 30;
}
