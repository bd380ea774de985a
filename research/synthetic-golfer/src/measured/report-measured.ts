import type { Measurement, MeasurementName } from '@trueswing/contracts';
import type { AngleAnswer, BenchSource } from '../bench/analyze-case.ts';

const turns = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'] as const satisfies readonly MeasurementName[];
const sources: readonly BenchSource[] = ['face-on', 'down-the-line', 'both'];

/** For each source and turn: the truth, what was read from each golfer, and how many of the ranges hold the truth. */
export function reportMeasured(answers: readonly AngleAnswer[]): string {
  return sources
    .flatMap((source) =>
      turns.map((turn) => {
        const rows = answers.filter((answer) => answer.source === source);
        const readings = rows.map(({ measurements, truth }) => ({
          said: measurements?.[turn] ?? ({ withheld: 'refused' } satisfies Measurement),
          is: truth[turn]!, // a rendered swing has all turns
        }));
        const numbers = readings.flatMap(({ said, is }) => ('value' in said ? [{ ...said, is }] : []));
        const hold = numbers.filter(({ value, plusMinus, is }) => Math.abs(value - is) <= plusMinus).length;
        const truths = readings.map(({ is }) => is);
        const range = `${Math.min(...truths).toFixed(0)} to ${Math.max(...truths).toFixed(0)}°`;
        const said = readings.map((reading) => describe(reading.said)).join('  ');
        return `${source}, ${turn}, truth ${range}: ${said}; ${hold} of ${numbers.length} ranges hold the truth`;
      }),
    )
    .join('\n');
}

function describe(said: Measurement): string {
  if ('withheld' in said) return '–';
  return `${said.value.toFixed(0)} ± ${said.plusMinus.toFixed(0)}°`;
}
