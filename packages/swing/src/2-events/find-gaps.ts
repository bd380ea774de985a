import { at, type BodySeries } from '../1-track/body-series.ts';

type Poses = Pick<BodySeries, 'timesS' | 'detected'>;

/** Between poses farther apart than this, in downswings, the golfer was lost: the events there are not seen. */
export const longestGapDownswings = 1;

/** Whether a time lies where the golfer was lost and found again. */
export function isLostAt(poses: Poses, timeS: number, downS: number): boolean {
  const { timesS, detected } = poses;
  const before = detected.findLastIndex((isDetected, i) => isDetected && at(timesS, i) <= timeS);
  const after = detected.findIndex((isDetected, i) => isDetected && at(timesS, i) >= timeS);
  return before >= 0 && after >= 0 && isGap(poses, before, after, longestGapDownswings * downS);
}

/** The last sample with a pose from another on, before the golfer is lost for longer than `longestGapS`, even if found again. */
export function lastPoseBeforeGap(poses: Poses, from: number, longestGapS: number): number {
  let last = poses.detected.lastIndexOf(true, from);
  for (let i = from + 1; i < poses.detected.length; i++) {
    if (!poses.detected[i]) continue;
    if (isGap(poses, last, i, longestGapS)) break;
    last = i;
  }
  return last;
}

/** Whether poses are missing between two: where a track is sparse, neighbors are far apart. */
const isGap = ({ timesS }: Poses, before: number, after: number, longestGapS: number): boolean =>
  after - before > 1 && at(timesS, after) - at(timesS, before) > longestGapS;
