import { type Goal, isBallGoal } from '@trueswing/contracts';
import { describeGoalEnd, dueDaysOf } from '@trueswing/domain';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { GoalFields } from '../../../shared/goal-fields.tsx';
import { proposedTarget, targetsBeyond } from '../../../shared/goal-targets.ts';
import { useChangeGoal, useGiveUpGoal } from '../../../shared/goals.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';

const confirmation = 'Are you sure you want to give up this goal?';

/** Changes target or date of the open goal, or gives it up. */
export function ChangeGoal({ goal, onDone }: { goal: Goal; onDone(): void }) {
  const change = useChangeGoal(goal.id);
  const giveUp = useGiveUpGoal();
  const [chosen, setChosen] = useState({ target: goal.target, dueOn: goal.dueOn });
  const showToast = useToast();
  const failure = change.error ?? giveUp.error;
  const sayGivenUp = () => {
    const { title, message } = describeGoalEnd({ ending: 'given-up', measurement: goal.measurement });
    showToast({ title, text: message });
  };
  const isSame = chosen.target === goal.target && chosen.dueOn === goal.dueOn;
  return (
    <div className="flex flex-col gap-3">
      <GoalFields
        measurement={goal.measurement}
        targets={targetsOf(goal)}
        days={dueDaysOf(goal)}
        chosen={chosen}
        onChange={setChosen}
      />
      <Button
        isBusy={change.isPending}
        onClick={() => (isSame ? onDone() : change.mutate(changesOf(goal, chosen), { onSuccess: onDone }))}
      >
        Save Goal
      </Button>
      <Button
        kind="danger"
        isBusy={giveUp.isPending}
        onClick={() => window.confirm(confirmation) && giveUp.mutate(goal.id, { onSuccess: sayGivenUp })}
      >
        Give Up This Goal
      </Button>
      {failure && (
        <ErrorNote requestId={requestIdOf(failure)}>
          {sentenceOf(failure, 'We could not change your goal. Please try again.')}
        </ErrorNote>
      )}
    </div>
  );
}

/** Only what differs: a date that is near by now need not be chosen again. */
const changesOf = (goal: Goal, { target, dueOn }: Pick<Goal, 'target' | 'dueOn'>) => ({
  ...(target !== goal.target && { target }),
  ...(dueOn !== goal.dueOn && { dueOn }),
});

function targetsOf({ measurement, club, direction, start, target }: Goal): number[] {
  const sign = direction === 'up' ? 1 : -1;
  const all = targetsBeyond(measurement, start ?? -sign * Number.POSITIVE_INFINITY, sign, club);
  // Before the start is known, a target that is short of what is usual is likely to lie behind it.
  const near = isBallGoal(measurement) ? target : proposedTarget(measurement, all);
  const nearest = sign > 0 ? Math.min(target, near) : Math.max(target, near);
  const beyond = start === null ? all.filter((each) => (each - nearest) * sign >= 0) : all;
  return [...new Set([target, ...beyond])].sort((one, other) => sign * (one - other));
}
