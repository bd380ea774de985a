import { useQuery } from '@tanstack/react-query';
import { isBallGoal, type SwingAnalysis } from '@trueswing/contracts';
import { nameTarget } from '@trueswing/domain';
import { use, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { goalsQuery } from '../../../shared/goals.queries.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { type GoalOffer, NewGoal } from './new-goal.tsx';

export interface OwnGoalProps {
  analysis: Pick<SwingAnalysis, 'id' | 'userId'>;
  start: Omit<GoalOffer, 'analysisId'>;
}

/** Shows the open goal of the owner of a report, or leads to a new one. Nothing to other readers, or where no target is left. */
export function OwnGoal({ analysis, start }: OwnGoalProps) {
  const isOwner = use(UserContext)?.id === analysis.userId;
  return isOwner && start.targets.length > 0 ? <OpenOrNewGoal analysisId={analysis.id} {...start} /> : null;
}

/** Not offered without Premium, which goals need. */
function OpenOrNewGoal(start: GoalOffer) {
  const { swingComparison } = usePlan();
  const goals = useQuery({ ...goalsQuery, enabled: swingComparison });
  const [isSetting, setIsSetting] = useState(false);
  const stature = useOwnStature();
  if (!swingComparison || !goals.data) return null;
  const open = goals.data.find(({ end }) => end === null);
  return (
    <section>
      <h3 className="eyebrow mb-1 text-muted">Your goal</h3>
      {open && (
        <div className="flex flex-col gap-3">
          <p>{`Your goal is ${nameTarget(open, stature)} by ${nameDay(open.dueOn)}.`}</p>
          <ButtonLink to={paths.progress} kind="outline">
            See Your Goal
          </ButtonLink>
        </div>
      )}
      {!open && isSetting && <NewGoal {...start} />}
      {!open && !isSetting && (
        <div className="flex flex-col gap-3">
          <p>
            {isBallGoal(start.measurement)
              ? 'Set a target and a date. A retest with your shots shows what you have gained.'
              : 'Set a target and a date. Your workouts follow it, and a retest shows what you have gained.'}
          </p>
          <Button kind="outline" onClick={() => setIsSetting(true)}>
            Set a Goal
          </Button>
        </div>
      )}
    </section>
  );
}
