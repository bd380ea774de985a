import { applyTurnModel, type Turn, type TurnSource } from '@trueswing/domain/turn-model';
import type { TurnModelFit } from './fit-turn-model.ts';
import { quantile } from './quantile.ts';

/** A number wider than this is not shown (judge-turn.ts). */
const widestPlusMinusDeg = 15;

/** What held-out swings and the held-out body say about a fit, one line a turn. */
export function reportFit(source: TurnSource, { model, penalty, heldOut }: TurnModelFit): string {
  const lines = (['shoulderTurnDeg', 'hipRotationDeg'] as const).flatMap((turn: Turn) =>
    (['swing', 'body'] as const).map((kind) => {
      const rows = heldOut[kind].map(({ sample, estimate }) => ({
        truth: sample.swing[turn],
        errorDeg: estimate[turn] - sample.swing[turn],
        // the bar of the fit to all swings about the estimate of the fit that has not seen this one
        plusMinusDeg: applyTurnModel(model, sample.features)[turn].plusMinusDeg,
      }));
      const shown = rows.filter((row) => row.plusMinusDeg <= widestPlusMinusDeg);
      const sizes = (of: typeof rows) => of.map((row) => Math.abs(row.errorDeg));
      const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
      const covered = rows.filter((row) => Math.abs(row.errorDeg) <= row.plusMinusDeg).length / rows.length;
      return [
        `${source} ${turn}, held-out ${kind}: n ${rows.length}, penalty ${penalty}`,
        `mean error ${mean(sizes(rows)).toFixed(1)}°, bias ${mean(rows.map((row) => row.errorDeg)).toFixed(1)}°`,
        `90 % within ${quantile(sizes(rows), 0.9).toFixed(1)}°, covered ${(100 * covered).toFixed(0)} %`,
        `as a number ${((100 * shown.length) / rows.length).toFixed(0)} %, of those 90 % within ${quantile(sizes(shown), 0.9).toFixed(1)}°`,
      ].join('; ');
    }),
  );
  return lines.join('\n');
}
