import { type Judgment, type Source, sources } from './judge-case.ts';

/** One line: the swing, what its verdict says, and whether that is true. */
export function describeJudgment({ name, source, fault, verdict, isTrue }: Judgment): string {
  const judged = verdict.kind === 'body' ? (isTrue ? 'true' : 'FALSE') : fault ? 'missed' : 'open';
  const chance = 'chance' in verdict && verdict.chance !== null ? verdict.chance.toFixed(2) : '';
  const rests = 'measurement' in verdict ? `${verdict.measurement ?? ''} ${chance}` : '';
  return `${name.padEnd(26)} ${source.padEnd(10)} ${judged.padEnd(7)} ${verdict.sentence} ${rests}`;
}

/** Summarizes each source: false steps on swings on target, and true steps on swings with a fault, with the goals. */
export const summarize = (judgments: readonly Judgment[]): string =>
  sources.map((source) => summarizeSource(judgments, source)).join('\n');

const goals: Readonly<Record<Source, string>> = { 'face-on': '50 %', 'one swing': '70 %', 'two swings': '70 %' };

function summarizeSource(all: readonly Judgment[], source: Source): string {
  const judgments = all.filter((judgment) => judgment.source === source);
  const isStep = ({ verdict }: Judgment) => verdict.kind === 'body';
  const sound = judgments.filter(({ fault }) => fault === null);
  const faulty = judgments.filter(({ fault }) => fault !== null);
  return [
    source.padEnd(10),
    `false steps on swings on target ${share(sound.filter(isStep).length, sound.length)} (goal at most 5 %)`,
    `faults named ${share(faulty.filter(({ isTrue }) => isTrue).length, faulty.length)} (goal ${goals[source]})`,
    `false steps on swings with a fault ${share(faulty.filter((each) => isStep(each) && !each.isTrue).length, faulty.length)}`,
  ].join(' · ');
}

const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((100 * part) / of)} %)`;
