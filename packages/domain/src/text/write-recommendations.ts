import type { Finding } from '@trueswing/contracts';
import { findRule } from '../findings/rules.ts';

/** One thing to work on first, what comes after, and what to keep. */
export function writeRecommendations(weaknesses: readonly Finding[], strengths: readonly Finding[]): string {
  const [priority, ...others] = weaknesses;
  const [best, second] = strengths.map(aboutOf);
  if (!priority) {
    if (!best) {
      return 'This video does not support a firm conclusion. Film in real time at a high frame rate, whole body in the frame, with the camera still.';
    }
    return `Nothing that we can measure in this swing needs work. Keep ${joined([best, second])}, and film again in a week to see whether it holds.`;
  }
  const sentences = [`Work on one thing first: ${aboutOf(priority)}.`, priority.text];
  if (priority.cue) sentences.push(`Try this: ${priority.cue}`);
  if (others.length > 0) sentences.push(`Once that holds, go on to ${joined(others.map(aboutOf))}.`);
  if (best) sentences.push(`Keep ${best}: it is a strength.`);
  return sentences.join(' ');
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
const joined = (parts: readonly (string | undefined)[]): string => [...new Set(parts.filter(Boolean))].join(' and ');
