import type { Measurement, MeasurementName, Measurements } from '@trueswing/contracts';
import { digitsOf, isMeasured, isTurn, listedMeasurements, listedRow } from '@trueswing/swing';
import { readMobilityFigure } from '../mobility-figure.ts';

interface ChangedNumbersProps {
  before: Measurements;
  now: Measurements;
}

/** The main numbers as they are saved and as they would be, and how many others change. */
export function ChangedNumbers({ before, now }: ChangedNumbersProps) {
  const names = new Set(Object.keys({ ...before, ...now }) as MeasurementName[]);
  const main: ReadonlySet<MeasurementName> = new Set(listedMeasurements);
  const others = [...names].filter((name) => !main.has(name) && numberOf(before[name]) !== numberOf(now[name])).length;
  return (
    <section aria-label="Your numbers" aria-live="polite">
      <dl className="grid grid-cols-4 gap-2 text-center">
        {listedMeasurements.map((name) => {
          const [old, next] = [textOf(name, before[name]), textOf(name, now[name])];
          return (
            <div key={name} className="flex flex-col-reverse rounded-control bg-paper px-1 py-2">
              <dt className="text-xs whitespace-nowrap text-muted [font-stretch:80%]">{listedRow(name).label}</dt>
              <dd>
                <strong className="figure block text-xl">{next}</strong>
                <span className="block min-h-4 text-xs leading-4 text-muted">{old !== next && `was ${old}`}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-1 min-h-5 text-sm text-muted">
        {others > 0 && `${others} other ${others === 1 ? 'number changes' : 'numbers change'} too.`}
      </p>
    </section>
  );
}

const numberOf = (measurement: Measurement | undefined): number | null =>
  isMeasured(measurement) ? measurement.value : null;

function textOf(name: MeasurementName, measurement: Measurement | undefined): string {
  const value = numberOf(measurement);
  if (!measurement || value === null) return '–';
  return isTurn(name) ? (readMobilityFigure(measurement)?.figure ?? '–') : value.toFixed(digitsOf(name));
}
