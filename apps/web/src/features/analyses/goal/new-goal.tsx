import { type AnalysisId, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import { centralDayKey, dueDays } from '@trueswing/domain';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { GoalFields } from '../../../shared/goal-fields.tsx';
import { useSetGoal } from '../../../shared/goals.queries.ts';
import { sayView } from '../../../shared/say-view.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';

/** The swing and its number that a goal is set from. */
export interface GoalOffer {
  analysisId: AnalysisId;
  measurement: GoalMeasure;
  /** The targets that lie beyond the number, of which there is one at least. */
  targets: readonly number[];
  proposed: number;
}

const startOfSwings = 'We measure where you start from your other swings. This one alone may be an exception.';
const startOfShots =
  'We measure where you start from your last days with five shots or more. The newest day alone may be an exception. Import your earlier shots first: after that, only shots from tomorrow on count.';

/** The form of a new goal. */
export function NewGoal({ analysisId, measurement, targets, proposed }: GoalOffer) {
  const setGoal = useSetGoal();
  const days = dueDays(centralDayKey(new Date()));
  const [chosen, setChosen] = useState({ target: proposed, dueOn: days[1] });
  return (
    <div className="flex flex-col gap-3">
      <p>{[isBallGoal(measurement) ? startOfShots : startOfSwings, ...sayView(measurement)].join(' ')}</p>
      <GoalFields measurement={measurement} targets={targets} days={days} chosen={chosen} onChange={setChosen} />
      <Button isBusy={setGoal.isPending} onClick={() => setGoal.mutate({ analysisId, measurement, ...chosen })}>
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
