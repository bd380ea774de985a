import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/count-of.ts';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';

/** The points of the current US Central month. */
export function MonthlyPointsCard() {
  const { monthlyPoints } = useUser();
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-3 rounded-card border border-line bg-card p-5 pb-3 shadow-card">
      <div className="pb-2">
        <h2 className="eyebrow text-muted">Monthly Points</h2>
        <p className="numeral mt-1 text-4xl">{formatCount(monthlyPoints)}</p>
      </div>
      <Link
        to={paths.leaderboard}
        className="-mr-2 inline-flex min-h-12 shrink-0 items-center gap-1 rounded-control px-2 font-semibold text-fairway"
      >
        How Points Work <ChevronRight aria-hidden className="size-5" />
      </Link>
    </section>
  );
}
