import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { minConfidence } from '../findings/finding-rule.ts';
import { needsDownTheLine, needsFaceOn } from '../swing/measurements/measured-swing.ts';

/** What a golfer calls what a measurement tells; each is unread when none of its measurements shows a value. */
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

/** Subjects that this analysis does not tell, for one reason; null when no reason was given. */
interface Unread {
  readonly why: string | null;
  readonly subjects: readonly string[];
}

/** What was not readable, by reason, the reason that hides most first. */
function findUnread(measurements: Measurements): Unread[] {
  const byReason = new Map<string | null, string[]>();
  for (const [subject, names] of subjects) {
    const seen = names.map((name) => measurements[name]);
    if (seen.some((m) => m && 'value' in m && m.confidence >= minConfidence)) continue;
    const why = seen.find((m) => m && 'withheld' in m);
    const reason = why && 'withheld' in why ? why.withheld : null;
    byReason.set(reason, [...(byReason.get(reason) ?? []), subject]);
  }
  return [...byReason]
    .map(([why, unread]) => ({ why, subjects: unread }))
    .sort((a, b) => b.subjects.length - a.subjects.length);
}

/** "Posture and tempo could not be read. …", a sentence for each reason; empty when all was readable. */
export function nameUnread(measurements: Measurements): string[] {
  return findUnread(measurements).map(({ why, subjects: unread }) => {
    const list = joinList(unread);
    if (why === needsDownTheLine.withheld) return `A down-the-line video beside it would show ${list}.`;
    if (why === needsFaceOn.withheld) return `A face-on video beside it would show ${list}.`;
    const told = `${list.charAt(0).toUpperCase()}${list.slice(1)} could not be read.`;
    return why === null ? told : `${told} ${why}`;
  });
}

/** "A", "A and B", "A, B and C". */
export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
