import type { Measurements } from '@trueswing/contracts';
import { groupWithheld } from './group-withheld.ts';

/** Lists what this video does not show: many numbers share a reason, which is said once. */
export function NotMeasured({ measurements }: { measurements: Measurements }) {
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
