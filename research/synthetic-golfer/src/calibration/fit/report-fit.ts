import { widestHalfWidthDeg } from '@trueswing/swing/judge-turn';
import { chanceBelow } from '@trueswing/swing/split-normal';
import { spreadReading, type Turn, type TurnSource, turnNames } from '@trueswing/swing/turn-model';
import { isWithin, measureCoverage } from './fit-spread.ts';
import { ofTurn, type TurnsFit } from './fit-turn-model.ts';
import { quantile } from './quantile.ts';

/** Least probability of what a golfer reads. */
const likelyShare = 0.8;

/** Errors and intervals of a fit on held-out bodies, one line for each turn, and one for each body of few held intervals. */
export function reportFit(source: TurnSource, { model, heldOut }: TurnsFit): string {
  return turnNames
    .map((turn: Turn) => {
      const rows = ofTurn(turn, heldOut).filter(isWithin(model[turn].rangeDeg));
      const errors = rows.map(({ reading, truthDeg }) => reading.valueDeg - truthDeg);
      const estimates = rows.map(({ reading, truthDeg }) => ({ truthDeg, ...spreadReading(model[turn], reading) }));
      const halfWidths = estimates.map(({ interval }) => (interval.high - interval.low) / 2);
      const { all, bodies } = measureCoverage(model[turn], rows);
      const [worst] = [...bodies].sort((a, b) => a.share - b.share);
      const swings = bodies.reduce((total, body) => total + body.swings, 0);
      const said = listStatements(estimates, model[turn].rangeDeg);
      return [
        `${source} ${turn}: ${swings} swings, ${bodies.length} bodies`,
        `mean error ${mean(errors.map(Math.abs)).toFixed(1)}°, bias ${mean(errors).toFixed(1)}°`,
        `90 % within ${quantile(errors.map(Math.abs), 0.9).toFixed(1)}°`,
        `intervals hold in ${percent(all)}, worst body ${worst?.body} ${percent(worst?.share ?? 0)} of ${worst?.swings}`,
        `half-width ${quantile(halfWidths, 0.5).toFixed(1)}°, shown ${percent(shareOf(halfWidths, (deg) => deg <= widestHalfWidthDeg[turn]))}`,
        `statements of at least 80 %: ${percent(shareTrue(said))} of ${said.length} true, of 80 to 90 %: ${percent(shareTrue(said.filter(({ chance }) => chance < 0.9)))}`,
      ].join('; ');
    })
    .join('\n');
}

interface Statement {
  readonly chance: number;
  readonly isTrue: boolean;
}
const shareTrue = (statements: readonly Statement[]): number => shareOf(statements, ({ isTrue }) => isTrue);

/** Every statement "below" or "not below" a bound that is said with at least 80 %, and whether it is true. */
function listStatements(
  estimates: readonly ({ truthDeg: number } & Parameters<typeof chanceBelow>[0])[],
  rangeDeg: readonly number[],
): Statement[] {
  const [min, max] = [Math.min(...rangeDeg), Math.max(...rangeDeg)];
  const bounds = Array.from({ length: Math.floor((max - min) / 10) }, (_, i) => min + 5 + i * 10);
  return estimates.flatMap((estimate) =>
    bounds.flatMap((bound) => {
      const below = chanceBelow(estimate, bound);
      if (below >= likelyShare) return [{ chance: below, isTrue: estimate.truthDeg < bound }];
      return 1 - below >= likelyShare ? [{ chance: 1 - below, isTrue: estimate.truthDeg >= bound }] : [];
    }),
  );
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const shareOf = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length / items.length;
const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);
