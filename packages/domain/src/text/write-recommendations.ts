import type { Measurements } from '@trueswing/contracts';
import type { RuleFinding, WeaknessRule } from '../findings/finding-rule.ts';
import { findingRules } from '../findings/rules.ts';
import { describeMissingMeasurements } from './describe-missing-measurements.ts';
import { joinList } from './join-list.ts';

/** What to work on first with a cue, what comes next, and what to keep. The findings' own texts are shown next to it. */
export function writeRecommendations(
  weaknesses: readonly RuleFinding[],
  strengths: readonly RuleFinding[],
  measurements: Measurements,
): string {
  const [priority, ...others] = weaknesses;
  const keep = joinList(unique(strengths.slice(0, 2).map(aboutOf)));
  if (!priority) return keep ? praise(keep, measurements) : adviseFilming(measurements);

  const choose = chooserBy(priority);
  // A swing with a single fault gets praise before the fault.
  const mostlySound = others.length === 0 && strengths.length >= manyStrengths;
  const sentences = mostlySound ? [choose(soundOpenings).replace('{}', keep)] : [];
  sentences.push(choose(weaknessRule(priority)?.priorityAdvice ?? [priority.text]));
  if (priority.cue) sentences.push(`${choose(cueOpenings)} ${priority.cue}`);
  if (others.length > 0) {
    sentences.push(choose(nexts).replace('{}', joinList(unique(others.map(aboutOf)))));
  }
  if (keep && !mostlySound) sentences.push(choose(keepings).replace('{}', keep));
  return sentences.join(' ');
}

const manyStrengths = 3;
const soundOpenings = ['Much of this swing is sound: keep {}.', 'There is a lot to keep here, above all {}.'] as const;
const cueOpenings = ['Try this:', 'On the range:', 'To get the feel of it:', 'A way to practise it:'] as const;
const nexts = [
  'Once that holds, go on to {}.',
  'Next in line: {}.',
  'When it has become a habit, go on to {}.',
] as const;
const keepings = ['Keep {}.', 'What to keep: {}.', 'There is good to build on: keep {}.'] as const;

/**
 * Chooses wording by a hash of rule and evidence, so that the same evidence always gives the same words and different
 * swings read differently.
 */
function chooserBy({ rule, evidence }: RuleFinding): (options: readonly string[]) => string {
  const letters = `${rule} ${evidence.map(({ value }) => Math.round(value * 10)).join(' ')}`;
  const mixed = [...letters].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  // The hash is mixed with each list's length, so that the same words do not always go together.
  return (options) => {
    const length = options.join('').length;
    return options[(Math.imul(mixed ^ (length * 0x9e3779b1), 0x85ebca6b) >>> 13) % options.length] ?? '';
  };
}

/** The text without a certain fault; unread measurements may hide one. */
function praise(keep: string, measurements: Measurements): string {
  const unread = describeMissingMeasurements(measurements);
  const sentences = [
    unread.length > 0
      ? 'Nothing that this video shows needs work first.'
      : 'Nothing that we measured in this swing stands out as a fault.',
    `Keep ${keep}.`,
    ...unread,
    'Film again in a week to see whether this holds.',
  ];
  return sentences.join(' ');
}

/** With this many values the film was good, so the swing is close to the limits. */
const fewMeasured = 4;

function adviseFilming(measurements: Measurements): string {
  const unread = describeMissingMeasurements(measurements);
  const values = Object.values(measurements).filter((measurement) => 'value' in measurement);
  if (values.length < fewMeasured) {
    const reasons = unread.length > 0 ? unread : [filming];
    return ['This video does not support a firm conclusion.', ...reasons].join(' ');
  }
  const close = 'What we measured in this swing lies too close to the limits to be called a fault or a strength.';
  return [close, ...unread].join(' ');
}

const filming =
  'The best film is in real time at a high frame rate, with the whole body in the frame and the camera still.';

/** What to train for each weakness, with the part of the daily workout that it belongs to; the priority's come first. */
export const recommendExercises = (weaknesses: readonly RuleFinding[]): string[] =>
  unique(
    weaknesses.flatMap((weakness) =>
      (weaknessRule(weakness)?.exercises ?? []).map(({ area, exercise }) => `${area}: ${exercise}`),
    ),
  );

/** A weakness as a heading: "Early extension". */
export const nameIssue = (weakness: RuleFinding): string => weaknessRule(weakness)?.issue ?? weakness.text;

const weaknessRule = ({ rule }: RuleFinding): WeaknessRule | null => {
  const found = findingRules[rule];
  return found.kind === 'weakness' ? found : null;
};
const aboutOf = ({ rule }: RuleFinding): string => findingRules[rule].topic;
const unique = (parts: readonly string[]): string[] => [...new Set(parts)];
