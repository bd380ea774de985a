import type { Verdict } from '../judge/soak-record.ts';

/** Writes a line for each verdict, those that do not hold first. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  const [broken, held] = [true, false].map((isBroken) =>
    verdicts.filter(({ problem }) => (problem !== undefined) === isBroken),
  );
  return [...(broken ?? []), ...(held ?? [])].map(describe).join('\n');
}

function describe({ kind, subject, unit, first, last, most, problem }: Verdict): string {
  const name = kind === 'errors' ? subject : `${kind} of ${subject}`;
  const [from, to, limit] = [first, last, most].map((value) => `${round(value)} ${unit}`.trim());
  return `${(problem ?? 'holds').padEnd(16)}  ${name}: ${from} at first, ${to} at last, at most ${limit}`;
}

/** Figures for the report of the proof. */
export function figuresOf(verdicts: readonly Verdict[]): Record<string, string> {
  const figured = verdicts.filter(({ kind }) => ['memory', 'data', 'p99'].includes(kind));
  return Object.fromEntries(
    figured.map(({ kind, subject, unit, first, last }) => [
      kind === 'memory' ? `${subject} ${unit}` : `${kind} of ${subject} ${unit}`,
      `${round(first)} to ${round(last)}`,
    ]),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
