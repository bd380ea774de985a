import type { RuleFinding, WeaknessRule } from '../../4-judge/rules/finding-rule.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import type { Verdict } from '../verdict/verdict.ts';

/**
 * Writes what to work on first with a cue, what comes next, and what to keep. It always has a step, the same as the verdict. The
 * findings' own texts are shown next to it.
 */
export function writeRecommendations(
  weaknesses: readonly RuleFinding[],
  strengths: readonly RuleFinding[],
  verdict: Verdict,
): string {
  const [priority, ...others] = weaknesses;
  const keep = joinList(unique(strengths.slice(0, 2).map(aboutOf)));
  if (verdict.kind === 'film' || verdict.kind === 'open') {
    return [...(keep ? [`Keep ${keep}.`] : []), writeStep(verdict)].join(' ');
  }

  const choose = chooserBy(priority ?? verdict);
  const isFlight = verdict.kind === 'flight';
  const next = isFlight ? weaknesses : others;
  // A swing with a single fault gets praise before the fault.
  const mostlySound = next.length === 0 && strengths.length >= manyStrengths;
  const sentences = mostlySound ? [choose(soundOpenings).replace('{}', keep)] : [];
  if (isFlight) sentences.push(writeStep(verdict));
  else if (priority) {
    sentences.push(choose(weaknessRule(priority)?.priorityAdvice ?? [priority.text]));
    if (priority.cue) sentences.push(`${choose(cueOpenings)} ${priority.cue}`);
  }
  if (next.length > 0) {
    sentences.push(choose(nexts).replace('{}', joinList(unique(next.map(aboutOf)))));
  }
  if (keep && !mostlySound) sentences.push(choose(keepings).replace('{}', keep));
  return sentences.join(' ');
}

/** The step of the verdict, with the reason where no finding gives one. */
function writeStep(verdict: Verdict): string {
  const { kind, sentence, reason, drill } = verdict;
  if (kind === 'open') return [sentence, verdict.detail, verdict.tip, drill].join(' ');
  const why = kind === 'body' ? [] : [reason];
  return [sentence, ...why, kind === 'film' ? drill : `Try this: ${drill}`].join(' ');
}

/** The advice of a language model, which knows only the findings, together with the step of the verdict. */
export function joinAdvice(verdict: Verdict, advice: string): string {
  if (verdict.kind === 'film' || verdict.kind === 'open') return `${advice} ${writeStep(verdict)}`;
  return verdict.kind === 'flight' ? `${writeStep(verdict)} ${advice}` : advice;
}

const manyStrengths = 3;
const soundOpenings = ['Much of this swing is sound: keep {}.', 'There is a lot to keep here, above all {}.'] as const;
const cueOpenings = ['Try this:', 'On the range:', 'To get the feel of it:', 'A way to practice it:'] as const;
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
function chooserBy(by: RuleFinding | Verdict): (options: readonly string[]) => string {
  const letters =
    'rule' in by && 'evidence' in by
      ? `${by.rule} ${by.evidence.map(({ value }) => Math.round(value * 10)).join(' ')}`
      : by.sentence;
  const mixed = [...letters].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  // The hash is mixed with each list's length, so that the same words do not always go together.
  return (options) => {
    const length = options.join('').length;
    return options[(Math.imul(mixed ^ (length * 0x9e3779b1), 0x85ebca6b) >>> 13) % options.length] ?? '';
  };
}

/** Lists what to train for each weakness, with the part of the daily workout that it belongs to; the priority's come first. */
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

/** "A", "A and B", "A, B and C". */
const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
