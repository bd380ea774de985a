import type { Measurements } from '@trueswing/contracts';
import { type BodyGroup, describeBodyNumber, isMeasured, type Stature } from '@trueswing/swing';
import { momentNames } from './moment-names.ts';

interface AllNumbersProps {
  measurements: Measurements;
  /** The measured numbers that are not shown above. */
  rest: readonly BodyGroup[];
  stature: Stature | null;
}

/** Every other number, in short rows. */
export function AllNumbers({ measurements, rest, stature }: AllNumbersProps) {
  return (
    <div className="flex flex-col gap-3">
      {rest.map(({ moment, names }) => (
        <section key={moment}>
          <h3 className="eyebrow text-muted">{momentNames[moment]}</h3>
          <dl className="divide-y divide-line">
            {names.map((name) => {
              const measurement = measurements[name];
              if (!isMeasured(measurement)) return null;
              const { label, value, direction, plusMinus } = describeBodyNumber(name, measurement, stature);
              return (
                <div key={name} className="flex items-baseline justify-between gap-4 py-1 text-sm">
                  <dt>{label}</dt>
                  <dd className="text-right">
                    <span className="numeral">{value}</span>{' '}
                    <span className="text-muted">{[direction, plusMinus].filter(Boolean).join(' ')}</span>
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      <p className="text-sm text-muted">In at least 90 of 100 swings the truth lies within the ±.</p>
    </div>
  );
}
