import type { Measurements } from '@trueswing/contracts';
import { type BodyGroup, describeBodyNumber, isMeasured, type Stature } from '@trueswing/domain';
import { groupWithheld } from './group-withheld.ts';
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

/** What this video does not show: many numbers share a reason, which is said once. */
export function NotMeasured({ measurements }: Pick<AllNumbersProps, 'measurements'>) {
  const withheld = groupWithheld(measurements);
  if (withheld.length === 0) return null;
  return (
    <section>
      <h3 className="eyebrow text-muted">Not measured, and why</h3>
      <dl className="mt-2 flex flex-col gap-3 text-sm">
        {withheld.map(({ reason, labels }) => (
          <div key={reason}>
            <dt className="font-semibold">{labels.join(', ')}</dt>
            <dd className="text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
