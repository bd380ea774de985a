import type { Recap } from '@trueswing/contracts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { figuresOf, linesOf } from './sum-up.ts';

/** Shows what the golfer did in the month. */
export function DoneCard({ recap }: { recap: Recap }) {
  const lines = linesOf(recap);
  return (
    <Card title="What You Did" className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3">
        {figuresOf(recap).map(({ label, figure }) => (
          <div key={label} className="flex flex-col-reverse rounded-control bg-paper p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numeral text-2xl wrap-anywhere">{figure}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && <Facts facts={lines} />}
      {lines.length === 0 && (
        <p className="text-muted">No swing, shot or workout counted this month. The next one is yours.</p>
      )}
    </Card>
  );
}
