import type { SwingEventName, TimeBase } from '@trueswing/contracts';
import type { AnalyzedView } from '../analyzed-view.ts';
import { compareGolfers } from '../golfer/compare-golfers.ts';
import { findTimeDifference, type TimeDifference } from './compare-event-times.ts';

/** Why two videos are not read as the golfer says. */
export interface SwingDifference {
  /** Another hand or golfer: nothing is combined. Another swing, or unknown: not one swing, so two of one golfer. */
  readonly kind: 'other-hand' | 'other-golfer' | 'other-swing' | 'unknown';
  /** As sentences for the golfer. */
  readonly reason: string;
}

/**
 * Finds what contradicts that two videos show one golfer and, if the golfer says so, one swing; null if nothing does. The videos of
 * one swing have the same time between impact and each other event: docs/research/two-videos.md.
 */
export function compareSwings(
  faceOn: AnalyzedView,
  downTheLine: AnalyzedView,
  isSaidToBeOneSwing: boolean,
): SwingDifference | null {
  const [front, behind] = [faceOn.analysis, downTheLine.analysis];
  if (front.handedness !== behind.handedness) {
    const hands = `Your face-on video shows a ${front.handedness}-handed swing, your down-the-line video a ${behind.handedness}-handed one.`;
    const reason = `${hands} One of them may be mirrored.`;
    return { kind: 'other-hand', reason };
  }
  const golfers = compareGolfers(faceOn, downTheLine);
  if (golfers) return { kind: 'other-golfer', reason: golfers };
  if (!isSaidToBeOneSwing) return null;
  if (!front.timeBase.trusted) return cannotCompare('face-on', front.timeBase);
  if (!behind.timeBase.trusted) return cannotCompare('down-the-line', behind.timeBase);
  const difference = findTimeDifference(front, behind);
  return difference && { kind: 'other-swing', reason: describeDifference(difference) };
}

const eventLabels: Readonly<Record<SwingEventName, string>> = {
  address: 'Your swing starts',
  toeUp: 'The club is level on the way back',
  midBackswing: 'Your lead arm is level on the way back',
  top: 'You reach the top',
  midDownswing: 'Your lead arm is level on the way down',
  impact: 'You hit the ball',
  midFollowThrough: 'The club is level after impact',
  finish: 'You reach the finish',
};

function describeDifference({ event, faceOnS, downTheLineS }: TimeDifference): string {
  const side = faceOnS < 0 ? 'before' : 'after';
  const [front, behind] = [faceOnS, downTheLineS].map((seconds) => Math.abs(seconds).toFixed(2));
  return `${eventLabels[event]} ${front} s ${side} impact in the face-on video and ${behind} s ${side} it in the other.`;
}

const cannotCompare = (view: string, { reason }: TimeBase): SwingDifference => ({
  kind: 'unknown',
  reason: `We could not check the times. About the ${view} video: ${reason ?? 'its speed is not known.'}`,
});
