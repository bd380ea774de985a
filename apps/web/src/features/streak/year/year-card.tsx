import type { Streak } from '@trueswing/contracts';
import { nameMonth, nameMonthAndYear } from '@trueswing/domain';
import { countOf } from '../../../shared/count-of.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { formatWeek } from './format-week.ts';
import { groupByMonth, type MarkedWeek, markYear, summarizeYear, type WeekState } from './read-year.ts';
import { WeekMark } from './week-mark.tsx';

const legend: readonly { state: WeekState; label: string }[] = [
  { state: 'trained', label: 'Trained' },
  { state: 'paused', label: 'Paused' },
  { state: 'missed', label: 'Missed' },
];

/** A mark for each week of a year: a column for each month, the month's first week at the top. */
export function YearCard({ streak }: { streak: Streak }) {
  const weeks = markYear(streak, useUser().createdAt);
  // A golfer on the free plan completes no exercises.
  const isCounted = usePlan().completionRewards || weeks.some(({ state }) => state === 'trained');
  return (
    <Card title="Your Year">
      {isCounted && <p className="-mt-1 mb-4 text-balance text-muted">{summarizeYear(weeks)}</p>}
      <ol aria-label="Weeks by month" className="grid grid-cols-[repeat(13,minmax(0,1fr))]">
        {groupByMonth(weeks).map(({ month, weeks: ofMonth }) => (
          <li key={month} className="flex flex-col items-center gap-1.5">
            <span aria-hidden className="text-xs font-semibold text-muted">
              {nameMonth(month).charAt(0)}
            </span>
            <ol aria-label={nameMonthAndYear(month)} className="grid grid-rows-[repeat(5,1.25rem)] gap-1.5">
              {ofMonth.map((week) => (
                <li key={week.week} style={{ gridRow: rowOf(week) }}>
                  <WeekMark state={week.state} />
                  <span className="sr-only">{describeWeek(week)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
        {legend.map(({ state, label }) => (
          <li key={state} className="flex items-center gap-2">
            <WeekMark state={state} /> {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Sundays on the days 1 to 7 of a month are in the first row. */
const rowOf = ({ week }: MarkedWeek): number => Math.ceil(Number(week.slice(8)) / 7);

const words: Readonly<Record<Exclude<WeekState, 'trained'>, string>> = {
  paused: 'paused',
  missed: 'no exercise',
  open: 'this week, no exercise yet',
  joining: 'before you joined',
};

/** "Nov 15 – 21: 6 exercises" */
function describeWeek({ week, exercises, state }: MarkedWeek): string {
  const what = state === 'trained' ? countOf(exercises, 'exercise') : words[state];
  return `${formatWeek(week)}: ${what}`;
}
