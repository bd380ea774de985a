import type { WorkoutExercise, WorkoutLead } from '@trueswing/contracts';
import { Check, Lock, Play } from 'lucide-react';
import { useState } from 'react';
import { ExerciseHistoryDialog } from '../../../shared/exercises/history/exercise-history-dialog.tsx';
import { VideoDialog } from '../../../shared/exercises/watch/video-dialog.tsx';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { HowTo } from '../exercise/how-to.tsx';
import { LeadLink } from '../exercise/lead-link.tsx';
import { SavedNote } from '../exercise/saved-note.tsx';
import { trainedOf, withTrained } from '../training-day/training-day.ts';
import { wholeNumber } from '../training-day/whole-number.ts';
import type { TodaysTraining } from '../use-todays-training.ts';
import { TrackingFields } from './tracking-fields.tsx';

interface ExerciseDetailsProps {
  exercise: WorkoutExercise;
  /** The step of the swing, if this exercise is the first one for it. */
  lead: WorkoutLead | null;
  todays: TodaysTraining;
  onComplete(): void;
}

/** One exercise: why and how, what was trained, and its buttons. */
export function ExerciseDetails({ exercise, lead, todays, onComplete }: ExerciseDetailsProps) {
  const plan = usePlan();
  const [open, setOpen] = useState<'video' | 'history' | null>(null);
  const { name } = exercise;
  const { typed, logged } = trainedOf(todays.training, name);
  const isDone = todays.done.has(name);
  const complete = () => {
    onComplete();
    todays.complete(exercise, {
      sets: wholeNumber(typed.sets, 'sets'),
      reps: wholeNumber(typed.reps, 'reps'),
      weight: wholeNumber(typed.weight, 'weight'),
      durationSeconds: null,
      notes: typed.notes,
    });
  };
  return (
    <>
      <p>{exercise.reason}</p>
      <LeadLink lead={lead} />
      <HowTo exercise={exercise} />
      {plan.exerciseTracking && (
        <TrackingFields
          typed={typed}
          isLocked={isDone}
          onType={(part) => todays.change((known) => withTrained(known, name, { typed: { ...typed, ...part } }))}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button kind="outline" size="small" disabled={!plan.exerciseVideos} onClick={() => setOpen('video')}>
          {plan.exerciseVideos ? <Play aria-hidden className="size-4" /> : <Lock aria-hidden className="size-4" />}
          Watch
        </Button>
        <Button kind="outline" size="small" disabled={!plan.exerciseHistory} onClick={() => setOpen('history')}>
          View History
        </Button>
        <Button className="col-span-2" disabled={!plan.completionRewards || isDone} onClick={complete}>
          {isDone && <Check aria-hidden className="size-5" />}
          {isDone ? 'Done' : 'Complete'}
        </Button>
      </div>
      <SavedNote sinceMs={todays.waitingSinceMs(name)} isHeld={todays.isHeld} />
      {open === 'video' && (
        <VideoDialog
          exercise={exercise}
          isOpen
          onClose={() => setOpen(null)}
          onComplete={complete}
          isCompleted={isDone}
        />
      )}
      {open === 'history' && (
        <ExerciseHistoryDialog exerciseName={name} loggedToday={logged} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
