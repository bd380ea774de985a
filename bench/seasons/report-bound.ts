import repeatErrors from '../../packages/swing/src/4-judge/history/repeat-errors.generated.json' with { type: 'json' };
import { type ObserverStatement, observeGains, observeSeasons } from './observe-seasons.ts';

const deviationsOf90 = 1.6449;
const spreadDeg = 4;
/** Shares of the statements that are to be true, as "real" and as "likely". */
const goals = { real: 0.95, likely: 0.8 };
const swingsOfGoal = { faceOn: 6, both: 4 } as const;

/** Reports what an observer who knows all about the seasons could say at most (docs/research/seasons.md). */
export function reportBound(golfers: number): void {
  for (const from of ['faceOn', 'both'] as const) {
    const readDeg = repeatErrors[from].hipRotationDeg.within90Deg / deviationsOf90 / Math.SQRT2;
    const standardDeviationDeg = Math.hypot(readDeg, spreadDeg);
    const statements = observeSeasons(golfers, standardDeviationDeg);
    const gains = observeGains(golfers, standardDeviationDeg);
    const real = limitOf(statements, goals.real);
    const likely = limitOf(
      statements.filter(({ chance }) => chance < real),
      goals.likely,
    );
    console.log(`\nideal observer, ${from}, a reading errs by ${standardDeviationDeg.toFixed(2)}°`);
    for (const [mark, limit] of Object.entries({ real, likely })) {
      const noticed = gains.filter(({ before }) => before < limit).map(({ since }) => since);
      const within = (swings: number) =>
        noticed.filter((since) => since.slice(0, swings).some((chance) => chance >= limit)).length / noticed.length;
      const first = firstOfGolfers(statements.filter(({ chance }) => chance >= limit));
      console.log(
        `  at least ${mark}, from ${percent(limit)} on: the first of each golfer ${percent(shareTrue(first))} true; ` +
          `a gain of 6° is noticed within ${swingsOfGoal[from]} swings by ${percent(within(swingsOfGoal[from]))}, ` +
          `within ${[7, 9, 11, 13].map((swings) => `${swings} by ${percent(within(swings))}`).join(', ')}; ` +
          `a change is said before it to ${percent(1 - noticed.length / gains.length)}`,
      );
    }
  }
}

/** The lowest limit at which this share of the statements is true. */
function limitOf(statements: readonly ObserverStatement[], share: number): number {
  const surest = statements.toSorted((one, other) => other.chance - one.chance);
  let [isTrue, limit] = [0, 1];
  for (const [index, statement] of surest.entries()) {
    if (statement.isTrue) isTrue += 1;
    if (isTrue / (index + 1) >= share) limit = statement.chance;
  }
  return limit;
}

const firstOfGolfers = (statements: readonly ObserverStatement[]) =>
  statements.filter(({ golfer }, index) => statements[index - 1]?.golfer !== golfer);
const shareTrue = (statements: readonly ObserverStatement[]): number =>
  statements.filter(({ isTrue }) => isTrue).length / statements.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
