import type { DailyWorkout } from '@trueswing/contracts';
import { sayInLengths } from '@trueswing/swing';
import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { Card } from '../../../ui/card.tsx';
import { InfoNote, ProgressBar } from '../../../ui/feedback.tsx';
import { describeDuration } from '../describe-exercise.ts';
import { LeadLink } from '../exercise/lead-link.tsx';
import type { TodaysTraining } from '../use-todays-training.ts';

/** Shows what the workout is for, how long it takes, how far the golfer is, and the way to be led through it. */
export function WorkoutOverview({ workout, todays }: { workout: DailyWorkout; todays: TodaysTraining }) {
  const { exerciseTracking } = usePlan();
  const stature = useOwnStature();
  const { exercises, focusAreas, basis, lead, durationSeconds } = workout;
  const doneCount = exercises.filter(({ name }) => todays.done.has(name)).length;
  const isStarted = todays.training.current !== null || doneCount > 0;
  return (
    <Card title="Workout Overview" className="flex flex-col gap-4">
      {basis && <p>{sayInLengths(basis, stature)}</p>}
      <LeadLink lead={lead} size="small" />
      <div>
        <h3 className="eyebrow mb-2 text-muted">Focus areas</h3>
        <ul className="flex flex-col gap-1">
          {focusAreas.map((area) => (
            <li key={area} className="flex items-center gap-2 font-semibold">
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-fairway" />
              {area}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex justify-between gap-3 text-sm text-muted">
          <span>
            {doneCount} of {exercises.length} done
          </span>
          <span>{describeDuration(durationSeconds)}</span>
        </p>
        <ProgressBar share={doneCount / exercises.length} label="Exercises done" />
      </div>
      {exerciseTracking && doneCount < exercises.length && (
        <ButtonLink to={paths.train} kind="flag">
          {isStarted ? 'Continue Training' : 'Start Training'}
          <ChevronRight aria-hidden className="size-5" />
        </ButtonLink>
      )}
      <InfoNote>
        Use your bodyweight and resistance bands instead of the equipment shown. Focus on the quality of each motion,
        not on weight.
      </InfoNote>
    </Card>
  );
}
