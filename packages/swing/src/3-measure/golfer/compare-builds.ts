import { landmarkIndex, type PoseTrack, type SwingEvents } from '@trueswing/contracts';
import { toBodySeries } from '../../1-track/body-series.ts';
import { settlePose } from '../../1-track/settle-pose.ts';
import { median } from '../../1-track/smooth-series.ts';
import { findStandingS } from '../check-steady.ts';

/** Proportions of a golfer, as a video shows them. */
export interface Build {
  /** Length of the legs in trunk lengths, the median of the poses from address to the top. */
  readonly legsToTrunk: number;
  /** Height of the ears above the ankles at the top, as a share of that at address. */
  readonly headAtTop: number;
}

/**
 * Difference of the same golfer from the front to behind (median of 691 rendered swings), and the greatest distance from it: one
 * of these swings passes a limit. Real poses differ more, so the limits are wide: docs/research/two-videos.md.
 */
const expected = {
  legsToTrunk: { difference: 0.02, atMost: 0.25 },
  headAtTop: { difference: 0, atMost: 0.08 },
} as const;

/** The proportion by which the golfers of two videos plainly differ; null if none. */
export function compareBuilds(faceOn: Build | null, downTheLine: Build | null): keyof Build | null {
  if (!faceOn || !downTheLine) return null;
  const names = ['legsToTrunk', 'headAtTop'] as const;
  return (
    names.find((name) => {
      const { difference, atMost } = expected[name];
      return Math.abs(faceOn[name] - downTheLine[name] - difference) > atMost;
    }) ?? null
  );
}

const aroundTopS = 0.036;
const beforeAddressS = 0.1;
const afterAddressS = 0.02;

/** Null where the golfer was lost at address or at the top. */
export function measureBuild({ track, events }: { track: PoseTrack; events: SwingEvents }): Build | null {
  const body = toBodySeries(track);
  const standingS = body && findStandingS(body, events);
  if (standingS === null) return null;
  const address = settlePose(track, standingS - beforeAddressS, standingS + afterAddressS);
  const top = settlePose(track, events.top.timeS - aroundTopS, events.top.timeS + aroundTopS);
  const legsToTrunk = median(
    track.frames.flatMap(({ timeS, world }) =>
      world && timeS >= standingS - beforeAddressS && timeS <= events.top.timeS + aroundTopS
        ? [legsToTrunkOf(world)]
        : [],
    ),
  );
  if (!address || !top || !Number.isFinite(legsToTrunk)) return null;
  const ankles = heightOf(address.image, 'Ankle');
  const headAtTop = (ankles - heightOf(top.image, 'Ear')) / (ankles - heightOf(address.image, 'Ear'));
  return Number.isFinite(headAtTop) ? { legsToTrunk, headAtTop } : null;
}

type Point = readonly [x: number, y: number, z: number];
type Part = 'Shoulder' | 'Hip' | 'Knee' | 'Ankle' | 'Ear';

const jointOf = (pose: readonly Point[], side: 'left' | 'right', part: Part): Point =>
  pose[landmarkIndex[`${side}${part}`]]!; // a pose has every landmark
const middle = (pose: readonly Point[], part: Part): Point => {
  const [left, right] = [jointOf(pose, 'left', part), jointOf(pose, 'right', part)];
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2, (left[2] + right[2]) / 2];
};
const heightOf = (pose: readonly Point[], part: Part): number => middle(pose, part)[1];
const lengthOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function legsToTrunkOf(world: readonly Point[]): number {
  const leg = (side: 'left' | 'right'): number => {
    const knee = jointOf(world, side, 'Knee');
    return lengthOf(jointOf(world, side, 'Hip'), knee) + lengthOf(knee, jointOf(world, side, 'Ankle'));
  };
  return (leg('left') + leg('right')) / 2 / lengthOf(middle(world, 'Shoulder'), middle(world, 'Hip'));
}
