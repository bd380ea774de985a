import { type Finding, type MeasurementName, type Measurements, measurementNames } from '@trueswing/contracts';
import { findRule } from '../findings/rules.ts';

/** One thing to work on first, what comes after, and what to keep. */
export function writeRecommendations(
  weaknesses: readonly Finding[],
  strengths: readonly Finding[],
  measurements: Measurements,
): string {
  const [priority, ...others] = weaknesses;
  const keep = joined(strengths.slice(0, 2).map(aboutOf));
  if (!priority) {
    if (!keep) return adviseFilming(measurements);
    return `Nothing that we can measure in this swing needs work. Keep ${keep}, and film again in a week to see whether it holds.`;
  }
  const sentences = [`Work on one thing first: ${aboutOf(priority)}.`, priority.text];
  if (priority.cue) sentences.push(`Try this: ${priority.cue}`);
  if (others.length > 0) sentences.push(`Once that holds, go on to ${joined(others.map(aboutOf))}.`);
  if (keep) sentences.push(`Keep ${keep} as ${strengths.length > 1 ? 'they are' : 'it is'}.`);
  return sentences.join(' ');
}

/** So many values show that the film was good and the swing near the limits. */
const fewMeasured = 4;

function adviseFilming(measurements: Measurements): string {
  const isMeasured = (name: MeasurementName) => 'value' in (measurements[name] ?? {});
  if (measurementNames.filter(isMeasured).length < fewMeasured) {
    return 'This video does not support a firm conclusion. Film in real time at a high frame rate, whole body in the frame, with the camera still.';
  }
  const second = !isMeasured('spineAngleDeg')
    ? ' A down-the-line video beside it would show posture and hand path.'
    : !isMeasured('pelvisSwayBh')
      ? ' A face-on video beside it would show balance and turn.'
      : '';
  return `What we measured in this swing lies too close to its limits to call it a fault or a strength.${second}`;
}

/** What to train for each weakness, with the part of the daily workout that it belongs to; the priority's come first. */
export const recommendExercises = (weaknesses: readonly Finding[]): string[] => [
  ...new Set(
    weaknesses.flatMap(({ rule }) =>
      (findRule(rule)?.exercises ?? []).map(({ area, exercise }) => `${area}: ${exercise}`),
    ),
  ),
];

/** A weakness as a heading: "Early extension". */
export const nameIssue = ({ rule, text }: Finding): string => findRule(rule)?.issue ?? text;

const aboutOf = ({ rule, text }: Finding): string => findRule(rule)?.about ?? text;
const joined = (parts: readonly string[]): string => [...new Set(parts)].join(' and ');
