import type { DailyWorkout } from '@trueswing/contracts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { type BegunWorkout, type ShownWorkout, useKeepBegun } from '../use-begun-workout.ts';
import { TrainingEnd } from './end/training-end.tsx';
import { ExerciseStep } from './step/exercise-step.tsx';
import { TrainingFrame } from './training-frame.tsx';
import { useGuidedTraining } from './use-guided-training.ts';

interface GuidedTrainingProps extends Pick<BegunWorkout, 'exchange'> {
  shown: ShownWorkout;
}

/** Leads through the workout with one hand: large, one thing to press at a time. The screen stays on meanwhile. */
export function GuidedTraining({ shown, exchange }: GuidedTrainingProps) {
  const { workout } = shown;
  const { todays, step, goTo } = useGuidedTraining(workout);
  useKeepBegun(shown, step === null);
  useKeepAwake(step !== null);
  const swapped = (changed: DailyWorkout, name: string) => {
    exchange(changed);
    goTo(name);
  };
  return (
    <TrainingFrame workout={workout} done={todays.done} current={step?.exercise.name ?? null}>
      {step ? (
        <ExerciseStep key={step.exercise.name} step={step} workout={workout} onSwapped={swapped} />
      ) : (
        <TrainingEnd workout={workout} todays={todays} onGoTo={goTo} />
      )}
    </TrainingFrame>
  );
}
