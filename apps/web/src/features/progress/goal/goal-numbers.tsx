import type { Goal } from '@trueswing/contracts';
import { writeTarget } from '@trueswing/domain';
import { levelOf } from './say-goal.ts';

/** Shows start, retest and target of a goal side by side; nothing before the start is known. */
export function GoalNumbers({ goal }: { goal: Goal }) {
  const { start, now } = goal;
  if (start === null) return null;
  const numbers: [name: string, value: string][] = [
    ['Start', levelOf(goal, start)],
    ['Retest', retestOf(goal, now)],
    ['Target', writeTarget(goal)],
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {numbers.map(([name, value]) => (
        <div key={name} className="rounded-control bg-fairway-tint px-3 py-2">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd className="numeral text-2xl leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The level that a retest has shown; while it goes on, its swings: a level of few of them would be taken for a result. */
const retestOf = (goal: Goal, now: number | null): string => {
  if (!goal.end) return `${goal.retestSwings}/${goal.plannedSwings ?? '?'}`;
  return now === null ? '–' : levelOf(goal, now);
};
