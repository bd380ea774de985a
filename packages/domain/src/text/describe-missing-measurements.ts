import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { minConfidence } from '../findings/finding-rule.ts';
import { needsDownTheLine, needsFaceOn } from '../swing/measurements/measured-swing.ts';
import { joinList } from './join-list.ts';

/** The golfer's names for groups of measurements. A group is unread if none of its measurements has a usable value. */
const subjects: readonly (readonly [subject: string, measurements: readonly MeasurementName[]])[] = [
  ['shoulder turn', ['shoulderTurnDeg']],
  ['hip turn', ['hipRotationDeg']],
  ['posture', ['spineAngleDeg', 'spineAngleChangeDeg']],
  ['the room to the ball', ['earlyExtensionBh']],
  ['the path of the hands', ['handPathShiftBh']],
  ['head movement', ['headMovementBh']],
  ['pelvis movement', ['pelvisSwayBh', 'pelvisSlideBh']],
  ['tempo', ['tempoRatio']],
  ['the finish', ['finishSwayBh']],
];

/** Subjects that are unread for the same reason; `why` is null if no reason is known. */
interface Unread {
  readonly why: string | null;
  readonly subjects: readonly string[];
}

/** Unread subjects by reason, the reason with most subjects first. */
function findUnread(measurements: Measurements): Unread[] {
  const byReason = new Map<string | null, string[]>();
  for (const [subject, names] of subjects) {
    const found = names.map((name) => measurements[name]);
    if (found.some((m) => m && 'value' in m && m.confidence >= minConfidence)) continue;
    const why = found.find((m) => m && 'withheld' in m);
    const reason = why && 'withheld' in why ? why.withheld : null;
    byReason.set(reason, [...(byReason.get(reason) ?? []), subject]);
  }
  return [...byReason]
    .map(([why, unread]) => ({ why, subjects: unread }))
    .sort((a, b) => b.subjects.length - a.subjects.length);
}

/** "Posture and tempo could not be read. …", one sentence per reason; empty if all was readable. */
export function describeMissingMeasurements(measurements: Measurements): string[] {
  return findUnread(measurements).map(({ why, subjects: unread }) => {
    const list = joinList(unread);
    if (why === needsDownTheLine.withheld) return `A down-the-line video beside it would show ${list}.`;
    if (why === needsFaceOn.withheld) return `A face-on video beside it would show ${list}.`;
    const sentence = `${list.charAt(0).toUpperCase()}${list.slice(1)} could not be read.`;
    return why === null ? sentence : `${sentence} ${why}`;
  });
}
