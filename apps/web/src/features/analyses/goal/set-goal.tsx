import { useQuery } from '@tanstack/react-query';
import { goalMeasures, type Measurement, type MeasurementName, type SwingAnalysis } from '@trueswing/contracts';
import { nameTarget, targetsFrom } from '@trueswing/domain';
import { hasNumber } from '@trueswing/swing';
import { use, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { goalsQuery } from '../../../shared/goals.queries.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { type GoalStart, NewGoal } from './new-goal.tsx';

interface SetGoalProps {
  analysis: Pick<SwingAnalysis, 'id' | 'userId'>;
  name: MeasurementName;
  measured: Measurement | undefined;
}

/** Makes a number of a report its owner's goal. Nothing where it can be none: no number, of another kind, or no target is left. */
export function SetGoal({ analysis, name, measured }: SetGoalProps) {
  const isOwner = use(UserContext)?.id === analysis.userId;
  const measurement = goalMeasures.find((each) => each === name);
  if (!isOwner || !measurement || !hasNumber(measured) || measured.bound) return null;
  const targets = targetsFrom(measurement, measured.value);
  return targets.length > 0 ? <OwnGoal analysisId={analysis.id} measurement={measurement} targets={targets} /> : null;
}

/** Not offered without Premium, which the swings of the retest need. */
function OwnGoal(start: GoalStart) {
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
          <p>Set a target and a date. Your workouts follow it, and a retest shows what you have gained.</p>
          <Button kind="outline" onClick={() => setIsSetting(true)}>
            Set a Goal
          </Button>
        </div>
      )}
    </section>
  );
}
