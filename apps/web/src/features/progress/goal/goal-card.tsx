import { useQuery } from '@tanstack/react-query';
import type { Goal } from '@trueswing/contracts';
import { nameTarget } from '@trueswing/domain';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { clubNames } from '../../../shared/club-names.ts';
import { goalsQuery } from '../../../shared/goals.queries.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChangeGoal } from './change-goal.tsx';
import { GoalNumbers } from './goal-numbers.tsx';
import { sayEnd, sayOpenGoal } from './say-goal.ts';

/** Shows the open goal, or how the last one ended; nothing for golfers who never set one. */
export function GoalCard() {
  const { data: [goal] = [] } = useQuery(goalsQuery);
  return goal ? <ShownGoal key={goal.id} goal={goal} /> : null;
}

function ShownGoal({ goal }: { goal: Goal }) {
  const { swingComparison } = usePlan();
  const [isChanging, setIsChanging] = useState(false);
  const { end } = goal;
  const sentences = end ? sayEnd(goal, end) : sayOpenGoal(goal, swingComparison);
  return (
    <Card title={end ? 'Your Last Goal' : 'Your Goal'} className="flex flex-col gap-3">
      <p className="font-semibold">
        {`${capitalize(nameTarget(goal))} with the ${clubNames[goal.club].toLowerCase()}`}
        {!end && ` by ${nameDay(goal.dueOn)}`}
      </p>
      <GoalNumbers goal={goal} />
      <p>{sentences.join(' ')}</p>
      {end && goal.analysisId && swingComparison && (
        <ButtonLink to={paths.analyses} kind="outline">
          Set Your Next Goal
        </ButtonLink>
      )}
      {!end && !isChanging && (
        <Button kind="outline" onClick={() => setIsChanging(true)}>
          Change Goal
        </Button>
      )}
      {!end && isChanging && <ChangeGoal goal={goal} onDone={() => setIsChanging(false)} />}
    </Card>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
