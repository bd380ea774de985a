import { useQuery } from '@tanstack/react-query';
import type { Streak } from '@trueswing/contracts';
import { describeTier, tierOf } from '@trueswing/domain';
import { ChevronRight, Pause } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { PremiumPointsNote } from '../../../shared/premium-points-note.tsx';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Badge } from '../../../ui/badge.tsx';
import { describeNextTier } from '../describe-streak.ts';
import { streakQuery } from '../streak.queries.ts';
import { isWaiting, thisWeekOf } from '../year/read-year.ts';

/** The streak on the home screen. Its last line has one height, so that the page does not shift when the streak is loaded. */
export default function WeekStreakCard() {
  const user = useUser();
  const { data: streak } = useQuery(streakQuery);
  const weeks = streak?.weeks ?? user.streak;
  return (
    <section className="rounded-card border border-line bg-card px-5 pt-5 pb-3 shadow-card">
      <div className="flex items-end justify-between gap-3">
        <div>
          <h2 className="eyebrow text-muted">Week Streak</h2>
          <p className="mt-1 flex items-baseline gap-2">
            <span className="numeral text-4xl">{weeks}</span>
            <span className="font-semibold text-muted">{weeks === 1 ? 'week' : 'weeks'}</span>
          </p>
        </div>
        <div className="-mr-2 flex flex-col items-end">
          <span className="mr-2">
            <Badge kind={weeks > 0 ? 'flag' : 'plain'}>{describeTier(tierOf(weeks))}</Badge>
          </span>
          <Link
            to={paths.streak}
            className="inline-flex min-h-tap items-center gap-1 rounded-control px-2 font-semibold text-fairway"
          >
            Your Year <ChevronRight aria-hidden className="size-5" />
          </Link>
        </div>
      </div>
      <div className="mt-2 flex min-h-14 items-center border-t border-line pt-2">
        <WhatNext streak={streak} weeks={weeks} />
      </div>
    </section>
  );
}

function WhatNext({ streak, weeks }: { streak: Streak | undefined; weeks: number }) {
  if (!usePlan().completionRewards) return <PremiumPointsNote />;
  if (streak?.isAtRisk) {
    return (
      <div className="flex grow items-center justify-between gap-3">
        <p className="font-semibold">Train once by Saturday to keep it.</p>
        <ButtonLink to={paths.dailyWorkout} kind="outline" size="small" className="shrink-0">
          Train Now
        </ButtonLink>
      </div>
    );
  }
  const thisWeek = streak && thisWeekOf(streak);
  if (thisWeek && isWaiting(thisWeek)) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <Pause aria-hidden className="size-5 shrink-0" /> This week is paused. Your streak waits for you.
      </p>
    );
  }
  return <p className="text-muted">{describeNextTier(weeks)}</p>;
}
