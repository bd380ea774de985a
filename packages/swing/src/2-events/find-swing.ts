import type { TerminalAnalysisCode } from '@trueswing/contracts';
import { at, type BodySeries, lastPose, medianSpacing, scaleInSpan } from '../1-track/body-series.ts';
import { noAddress, noImpact } from '../1-track/checks/check-whole.ts';
import { findCutBackswing, findHandSwings, type HandSwing, pickSwing } from '../1-track/find-hand-swings.ts';
import { type HandPath, toHandPath } from '../1-track/hand-path.ts';
import { isFastEnough, resemblesGolf } from '../1-track/resembles-golf.ts';
import { lastPoseBeforeGap, longestGapDownswings } from './find-gaps.ts';

/** A swing that starts low and passes the ball. */
type ReadSwing = HandSwing & { readonly start: number };

/** A complete one: it also ends high. */
export type WholeSwing = ReadSwing & { readonly through: number };

export type FoundSwing =
  | { readonly ok: true; readonly swing: ReadSwing; readonly warnings: string[] }
  | { readonly ok: false; readonly code: TerminalAnalysisCode; readonly detail: string };

/** The hands are not up again sooner than this after the ball, in downswings. */
const shortestFollowDownswings = 0.95;

/** Hands that blur near the ball are found again sooner than this, as a multiple of the time from the top to their fastest fall. */
const longestBlurFalls = 1.5;

/**
 * At their greatest speed, the hands of a swing would fall all the way in 0.083 s or more, and a wrist that jumps from where the model
 * guessed it to where it is, in 0.069 s at most (drawn and labeled swings, 30 and 60 frames a second).
 */
const shortestFallS = 0.076;

/** Smoothing follows the sampling, but where a track is sparse it must not blur the dense part. */
const maxSpacingS = 1 / 24;

/**
 * Picks the swing to analyze: of the golf-like swings, the last one among the fastest that is complete, or that the end of the video
 * cuts after the ball. A club that is put down after the swing falls more slowly.
 */
export function findSwing(body: BodySeries): FoundSwing {
  const path = toHandPath(body, smoothingOf(medianSpacing(body.timesS)));
  const golf = leaveOutJumps(
    body,
    findSeenSwings(body, path).filter((swing) => isFastEnough(swing) && resemblesGolf(body, swing)),
  );
  const last = golf.at(-1);
  if (!last) {
    const cut = findCutBackswing(path, at(body.timesS, lastPose(body)));
    if (cut && resemblesGolf(body, cut)) return { ok: false, ...noImpact };
    return { ok: false, code: 'no-swing', detail: 'the hands never swing down and through together' };
  }

  const seen = golf.filter(hasStart).filter((each) => isWhole(each) || (each === last && endsAfter(body, each)));
  const swing = pickSwing(seen.filter((each) => isWhole(each) || each.low < lastSeen(body, each)));
  const fastest = golf.reduce((a, b) => (b.fallSpeed > a.fallSpeed ? b : a));
  if (!swing || swing.fallSpeed < 0.5 * fastest.fallSpeed) {
    // The fastest one is the real swing: what it lacks is said, whatever slower ones follow it.
    if (fastest.start === null) return { ok: false, ...noAddress };
    if (fastest === last && !isWhole(fastest) && endsAfter(body, fastest)) return { ok: false, ...noImpact };
    return { ok: false, code: 'partial-swing', detail: 'the hands do not rise after the ball' };
  }
  const others = seen.filter((candidate) => candidate.fallSpeed >= 0.6 * swing.fallSpeed).length - 1;
  const warnings =
    others > 0 ? [`We saw ${others + 1} swings and read the one at ${at(body.timesS, swing.low).toFixed(1)} s.`] : [];
  return { ok: true, swing, warnings };
}

/** Leaves out falls of the hands that are jumps of the model, if another one remains: a video that is sped up has only quick ones. */
function leaveOutJumps(body: BodySeries, falls: readonly HandSwing[]): readonly HandSwing[] {
  if (falls.length < 2) return falls;
  // Over fewer frames than those of 60 a second, noise would look like speed.
  const spacingS = Math.max(1 / 60, Math.min(maxSpacingS, medianSpacing(body.timesS)));
  const { height, heightRate } = toHandPath(body, 1.5 * spacingS);
  const isPossible = ({ top, low }: HandSwing) => {
    const fastest = Math.max(...heightRate.slice(top, low + 1).map((rate) => -rate));
    return at(height, top) - at(height, low) >= shortestFallS * fastest;
  };
  const possible = falls.filter(isPossible);
  return possible.length > 0 ? possible : falls;
}

/** The series in the length of the trunk during the swing: from the backswing, which takes three times as long as the fall of the hands. */
export function scaleToSwing(body: BodySeries, { top, low }: ReadSwing): BodySeries {
  const [topS, lowS] = [at(body.timesS, top), at(body.timesS, low)];
  const fallS = lowS - topS;
  return scaleInSpan(body, topS - 3 * fallS, lowS + 2 * fallS);
}

/**
 * The same swing, with its turning points found at the sampling of the swing itself: a track of two passes is dense only there, and how
 * much is filmed around it must not move them.
 */
export function refineSwing(body: BodySeries, rough: ReadSwing): ReadSwing {
  const spacingS = medianSpacing(body.timesS, at(body.timesS, rough.top), at(body.timesS, rough.low));
  const swings = findSeenSwings(body, toHandPath(body, smoothingOf(spacingS))).filter(
    isWhole(rough) ? isWhole : hasStart,
  );
  // Another fall of the hands, such as a practice swing's, is not this swing.
  return swings.find(({ top, low }) => top < rough.low && low > rough.top) ?? rough;
}

const smoothingOf = (spacingS: number): number => 2.5 * Math.min(maxSpacingS, spacingS);

const hasStart = (swing: HandSwing): swing is ReadSwing => swing.start !== null;
const isWhole = (swing: HandSwing): swing is WholeSwing => hasStart(swing) && swing.through !== null;

/** Every swing of the hands. One that is not whole ends where the golfer is lost on the way through the ball, though they are found again. */
const findSeenSwings = (body: BodySeries, path: HandPath): HandSwing[] =>
  findHandSwings(path).map((swing) => {
    if (isWhole(swing)) return swing;
    const fastest = lowestSample(path.heightRate, swing.top, swing.low);
    const fallS = at(body.timesS, fastest) - at(body.timesS, swing.top);
    const last = lastPoseBeforeGap(body, fastest, longestBlurFalls * fallS);
    const isLost = last > fastest && last < swing.low;
    return isLost ? { ...swing, low: lowestSample(path.height, fastest, last), through: null } : swing;
  });

/** The sample of the least value between two. */
function lowestSample(values: readonly number[], from: number, to: number): number {
  let least = from;
  for (let i = from; i <= to; i++) if (at(values, i) < at(values, least)) least = i;
  return least;
}

/** The last pose of a swing. */
const lastSeen = (body: BodySeries, { top, low }: HandSwing): number =>
  lastPoseBeforeGap(body, low, longestGapDownswings * (at(body.timesS, low) - at(body.timesS, top)));

/** Whether the poses end before the hands could be up again. */
function endsAfter(body: BodySeries, swing: HandSwing): boolean {
  const [topS, lowS, lastS] = [swing.top, swing.low, lastSeen(body, swing)].map((i) => at(body.timesS, i)) as [
    number,
    number,
    number,
  ];
  return lastS - lowS < shortestFollowDownswings * (lowS - topS);
}
