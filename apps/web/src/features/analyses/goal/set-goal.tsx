import { useQuery } from '@tanstack/react-query';
import {
  analysisIdSchema,
  type GoalMeasure,
  goalMeasures,
  goalTargets,
  type MeasurementName,
  type SwingAnalysis,
} from '@trueswing/contracts';
import { addDays, centralDayKey, nameTarget, usualDueOn, writeTarget } from '@trueswing/domain';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { goalsQuery, useSetGoal } from '../../../shared/goals.queries.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface SetGoalProps {
  analysis: Pick<SwingAnalysis, 'id'>;
  name: MeasurementName;
  value: number;
  /** Lower end of the target of the dial. */
  targetMin: number;
}

/** Makes a number of a dial the golfer's goal. Not offered without Premium, which the swings of its retest need. */
export function SetGoal({ analysis, name, value, targetMin }: SetGoalProps) {
  const { swingComparison } = usePlan();
  const goals = useQuery({ ...goalsQuery, enabled: swingComparison });
  const measurement = goalMeasures.find((each) => each === name);
  if (!swingComparison || !measurement || !goals.data) return null;
  const open = goals.data.find(({ end }) => end === null);
  return (
    <section>
      <h3 className="eyebrow mb-1 text-muted">Your goal</h3>
      {open ? (
        <>
          <p>{`Your goal is ${nameTarget(open)} by ${nameDay(open.dueOn)}.`}</p>
          <ButtonLink to={paths.progress} kind="outline" className="mt-3">
            See Your Goal
          </ButtonLink>
        </>
      ) : (
        <GoalForm analysisId={analysis.id} measurement={measurement} value={value} targetMin={targetMin} />
      )}
    </section>
  );
}

interface GoalFormProps {
  analysisId: string;
  measurement: GoalMeasure;
  value: number;
  targetMin: number;
}

function GoalForm({ analysisId, measurement, value, targetMin }: GoalFormProps) {
  const setGoal = useSetGoal();
  const targets = targetsAbove(measurement, value);
  const [target, setTarget] = useState(() => String(targets.find((each) => each >= targetMin) ?? targets[0]));
  const dueOn = usualDueOn(centralDayKey(new Date()));
  const [due, setDue] = useState(dueOn);
  const days = [-28, 0, 28, 56].map((more) => addDays(dueOn, more));
  return (
    <div className="flex flex-col gap-3">
      <p>We measure where you start from your other swings. This one alone may be an exception.</p>
      <SelectField
        label="Target"
        choices={targets.map((each) => ({ value: String(each), label: writeTarget({ measurement, target: each }) }))}
        value={target}
        onChange={setTarget}
      />
      <SelectField
        label="By"
        choices={days.map((day) => ({ value: day, label: nameDay(day) }))}
        value={due}
        onChange={setDue}
      />
      <Button
        isBusy={setGoal.isPending}
        onClick={() =>
          setGoal.mutate({
            analysisId: analysisIdSchema.parse(analysisId),
            measurement,
            target: Number(target),
            dueOn: due,
          })
        }
      >
        Make It My Goal
      </Button>
      {setGoal.error && (
        <ErrorNote requestId={requestIdOf(setGoal.error)}>
          {sentenceOf(setGoal.error, 'We could not set your goal. Please try again.')}
        </ErrorNote>
      )}
    </div>
  );
}

/** Targets from the next step of the dial on. */
function targetsAbove(measurement: GoalMeasure, value: number): number[] {
  const { min, max, step } = goalTargets[measurement];
  const steps = Math.round((max - min) / step);
  const all = Array.from({ length: steps + 1 }, (_, index) => Math.round((min + index * step) * 10) / 10);
  return all.filter((target) => target > value + step / 2);
}
