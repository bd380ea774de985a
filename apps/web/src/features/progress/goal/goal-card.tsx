import { useQuery } from '@tanstack/react-query';
import type { Goal } from '@trueswing/contracts';
import { nameTarget } from '@trueswing/domain';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { clubNames } from '../../../shared/club-names.ts';
import { goalsQuery, useGiveUpGoal } from '../../../shared/goals.queries.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { sayEnd, sayOpenGoal } from './say-goal.ts';

/** Shows the open goal, or how the last one ended; nothing for golfers who never set one. */
export function GoalCard() {
  const { data: [goal] = [] } = useQuery(goalsQuery);
  return goal ? <ShownGoal goal={goal} /> : null;
}

function ShownGoal({ goal }: { goal: Goal }) {
  const { swingComparison } = usePlan();
  const giveUp = useGiveUpGoal();
  const sentences = goal.end ? sayEnd(goal, goal.end) : sayOpenGoal(goal, swingComparison);
  return (
    <Card title={goal.end ? 'Your Last Goal' : 'Your Goal'} className="flex flex-col gap-3">
      <p className="font-semibold">
        {`${capitalize(nameTarget(goal))} with the ${clubNames[goal.club].toLowerCase()}`}
        {!goal.end && ` by ${nameDay(goal.dueOn)}`}
      </p>
      <p>{sentences.join(' ')}</p>
      {!goal.end && goal.plannedSwings !== null && (
        <p className="text-sm text-muted">{`Retest: ${goal.retestSwings} of ${goal.plannedSwings} swings`}</p>
      )}
      {!goal.end && (
        <Button kind="quiet" isBusy={giveUp.isPending} onClick={() => giveUp.mutate(goal.id)}>
          Give Up This Goal
        </Button>
      )}
      {giveUp.error && (
        <ErrorNote requestId={requestIdOf(giveUp.error)}>
          {sentenceOf(giveUp.error, 'We could not change your goal. Please try again.')}
        </ErrorNote>
      )}
    </Card>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
