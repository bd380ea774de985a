import { judgeTurn } from '@trueswing/domain/judge-turn';
import { applyTurnModel, type Turn, type TurnSource } from '@trueswing/domain/turn-model';
import type { TurnModelFit } from './fit-turn-model.ts';
import { quantile } from './quantile.ts';

/** The errors of a fit on held-out swings and on the held-out body, one line for each turn. */
export function reportFit(source: TurnSource, { model, penalty, heldOut }: TurnModelFit): string {
  const lines = (['shoulderTurnDeg', 'hipRotationDeg'] as const).flatMap((turn: Turn) =>
    (['swing', 'body'] as const).map((kind) => {
      const rows = heldOut[kind].map(({ sample, estimate }) => {
        const shipped = applyTurnModel(model, sample.features)[turn];
        // The error bars of the final fit, centered on the estimate of the fit that held this swing out.
        const about = (ofShippedDeg: number) => ofShippedDeg - shipped.valueDeg + estimate[turn];
        const { plusMinusDeg } = shipped;
        const [valueDeg, lowestDeg, highestDeg] = [estimate[turn], about(shipped.lowestDeg), about(shipped.highestDeg)];
        const shown = judgeTurn(turn, [{ ...shipped, source, valueDeg, lowestDeg, highestDeg }]);
        return { truth: sample.swing[turn], errorDeg: valueDeg - sample.swing[turn], plusMinusDeg, shown };
      });
      const share = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(0)} %`);
      const sizes = (of: typeof rows) => of.map((row) => Math.abs(row.errorDeg));
      const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
      const numbers = rows.filter(({ shown }) => 'value' in shown && shown.bound === undefined);
      const bands = rows.flatMap(({ shown, truth }) => ('value' in shown && shown.bound ? [{ ...shown, truth }] : []));
      const holds = bands.filter(({ bound, value, truth }) => (bound === 'at-least' ? truth >= value : truth <= value));
      const covered = rows.filter((row) => Math.abs(row.errorDeg) <= row.plusMinusDeg);
      return [
        `${source} ${turn}, held-out ${kind}: n ${rows.length}, penalty ${penalty}`,
        `mean error ${mean(sizes(rows)).toFixed(1)}°, bias ${mean(rows.map((row) => row.errorDeg)).toFixed(1)}°`,
        `90 % within ${quantile(sizes(rows), 0.9).toFixed(1)}°, covered ${share(covered.length, rows.length)}`,
        `as a number ${share(numbers.length, rows.length)}, of those 90 % within ${quantile(sizes(numbers), 0.9).toFixed(1)}°`,
        `as a band ${share(bands.length, rows.length)}, of those true ${share(holds.length, bands.length)}`,
      ].join('; ');
    }),
  );
  return lines.join('\n');
}
