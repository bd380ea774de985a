import type { BallMonth } from '@trueswing/contracts';
import { type BagGaps, findGaps } from '@trueswing/swing';
import { clubNames } from '../../../shared/club-names.ts';
import { Card } from '../../../ui/card.tsx';
import { sayGaps, sayOpenClubs } from './say-gaps.ts';

/** Shows how far each club carries, and what lies between neighbors. */
export function BagCard({ clubs }: Pick<BallMonth, 'clubs'>) {
  const bag = findGaps(clubs.map(({ club, averages }) => ({ club, carry: averages.carryYd })));
  const open = sayOpenClubs(bag);
  return (
    <Card title="Your Bag" aside={<span className="eyebrow text-muted">Carry</span>}>
      {bag.clubs.length > 0 ? <BagChart bag={bag} /> : <p>Four shots with a club show how far it carries.</p>}
      {bag.clubs.length > 0 && (
        <div className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
          {sayGaps(bag).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="text-sm text-muted">
            The light bar holds two of three shots, the dark one your true average nine times out of ten.
          </p>
        </div>
      )}
      {open && <p className="mt-2 text-sm text-muted">{open}</p>}
    </Card>
  );
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

function BagChart({ bag: { clubs } }: { bag: BagGaps }) {
  const ends = clubs.flatMap(({ carry: { mean, standardDeviation } }) => [
    mean - standardDeviation,
    mean + standardDeviation,
  ]);
  const [lowest, highest] = [Math.max(0, Math.min(...ends) - 10), Math.max(...ends)];
  const at = (yards: number): number => Math.max(0, (yards - lowest) / Math.max(1, highest - lowest));
  return (
    <ul className="flex flex-col gap-3">
      {clubs.map(({ club, carry: { mean, standardDeviation, n }, errorYd }) => (
        <li key={club} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold">{clubNames[club]}</span>
          <span aria-hidden className="relative order-last col-span-2 h-5 rounded-full bg-paper">
            <Band
              from={at(mean - standardDeviation)}
              to={at(mean + standardDeviation)}
              className="inset-y-0 bg-series-1/40"
            />
            <Band from={at(mean - errorYd)} to={at(mean + errorYd)} className="inset-y-1 min-w-1.5 bg-series-1" />
          </span>
          <span className="text-right whitespace-nowrap">
            <span className="numeral text-lg">{Math.round(mean)}</span>
            <span className="ml-1 text-sm text-muted">yd</span>
            <span className="sr-only">
              {`, ${n} shots, average ${Math.round(mean - errorYd)} to ${Math.round(mean + errorYd)} yd`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Band({ from, to, className }: { from: number; to: number; className: string }) {
  return (
    <span
      className={`absolute rounded-full ${className}`}
      style={{ left: percent(from), width: percent(Math.max(0, Math.min(1, to) - from)) }}
    />
  );
}
