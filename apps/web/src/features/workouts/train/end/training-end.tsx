import { useQuery } from '@tanstack/react-query';
import type { DailyWorkout } from '@trueswing/contracts';
import { Check, SkipForward, Trophy } from 'lucide-react';
import { ButtonLink } from '../../../../shared/button-link.tsx';
import { countOf } from '../../../../shared/count-of.ts';
import { paths } from '../../../../shared/paths.ts';
import { workoutDaysQuery } from '../../../../shared/workout-days.queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { InfoNote } from '../../../../ui/feedback.tsx';
import { useWhenSent } from '../../exercise/use-when-sent.ts';
import { trainedOf } from '../../training-day/training-day.ts';
import { useNoteDoneWorkout } from '../../use-note-done-workout.ts';
import type { TodaysTraining } from '../../use-todays-training.ts';
import { summarizeTraining } from './summarize-training.ts';

interface TrainingEndProps {
  workout: DailyWorkout;
  todays: TodaysTraining;
  onGoTo(name: string): void;
}

/** Shows what was done, its points, and what was skipped. */
export function TrainingEnd({ workout, todays, onGoTo }: TrainingEndProps) {
  const { doneCount, points: pointsHere, waiting, waitingSinceMs } = summarizeTraining(workout, todays);
  const whenSent = useWhenSent(waitingSinceMs, todays.isHeld);
  const { data: days } = useQuery({ ...workoutDaysQuery, enabled: pointsHere === null });
  const points = pointsHere ?? days?.find(({ date }) => date === workout.day)?.pointsEarned ?? 0;
  const total = workout.exercises.length;
  const isAllDone = doneCount === total;
  useNoteDoneWorkout(workout, todays);
  return (
    <>
      <div className="flex flex-col items-center gap-2 rounded-card bg-turf p-6 text-center text-on-turf">
        <Trophy aria-hidden className="size-12 text-flag" />
        <h1 className="text-2xl">{isAllDone ? 'Workout done' : 'Good work'}</h1>
        <p className="text-lg">{`${doneCount} of ${total} exercises`}</p>
        {points > 0 && (
          <p className="numeral text-4xl text-flag">{`+${points} points${pointsHere === null ? ' today' : ''}`}</p>
        )}
      </div>
      {/* The live region is always present: screen readers announce only text that is added to it. */}
      <div role="status" className={whenSent === null ? '-mt-4' : ''}>
        {whenSent !== null && (
          <InfoNote>
            {waiting === 1 ? 'One exercise is' : `${waiting} exercises are`} saved on this phone. We send{' '}
            {waiting === 1 ? 'it' : 'them'} {todays.isHeld ? `${whenSent}.` : `${whenSent}, and the points follow.`}
          </InfoNote>
        )}
      </div>
      <Card title="What you did">
        <ul className="divide-y divide-line">
          {workout.exercises.map(({ name }) => {
            const isDone = todays.done.has(name);
            const Icon = isDone ? Check : SkipForward;
            return (
              <li key={name} className="flex min-h-14 items-center gap-3 py-2">
                <Icon aria-hidden className={`size-5 shrink-0 ${isDone ? 'text-fairway' : 'text-muted'}`} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{isDone ? describeLog(todays, name) : 'Skipped'}</span>
                </span>
                {!isDone && (
                  <Button kind="outline" size="small" className="shrink-0" onClick={() => onGoTo(name)}>
                    Do it now
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
      <div className="mt-auto flex flex-col gap-2">
        <ButtonLink to={paths.home}>Back to Home</ButtonLink>
        <ButtonLink to={paths.leaderboard} kind="outline">
          See the Leaderboard
        </ButtonLink>
      </div>
    </>
  );
}

/** "3 sets", "3 sets, 25 lbs"; "Done" if it was logged on another device. */
function describeLog({ training }: TodaysTraining, name: string): string {
  const { logged } = trainedOf(training, name);
  if (!logged || logged.sets === 0) return 'Done';
  const sets = countOf(logged.sets, 'set');
  return logged.weight > 0 ? `${sets}, ${logged.weight} lbs` : sets;
}
