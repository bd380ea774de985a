import { bodyParts, type DailyWorkout, type SwapReason, type WorkoutExercise } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../../shared/api/http-client.ts';
import { labelOf } from '../../../../shared/exercises/label-of.ts';
import { useUser } from '../../../../shared/session/use-user.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNote } from '../../../../ui/feedback.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { describeEquipment } from '../../describe-exercise.ts';
import { useSwapExercise } from '../../workout.queries.ts';

interface SwapDialogProps {
  exercise: WorkoutExercise;
  workout: DailyWorkout;
  /** Receives the workout, and the name of the exercise that came instead. */
  onSwapped(workout: DailyWorkout, name: string): void;
  onClose(): void;
}

/** Asks why, and exchanges the exercise for an equivalent one. */
export function SwapDialog({ exercise, workout, onSwapped, onClose }: SwapDialogProps) {
  const swap = useSwapExercise(useUser().id);
  const [hurts, setHurts] = useState(false);
  const send = (reason: SwapReason) =>
    swap.mutate(
      { exerciseName: exercise.name, reason, day: workout.day },
      {
        onSuccess: (changed) => {
          const before = new Set(workout.exercises.map(({ name }) => name));
          onSwapped(changed, changed.exercises.find(({ name }) => !before.has(name))?.name ?? exercise.name);
          onClose();
        },
      },
    );
  const choice = (label: string, onClick: () => void) => (
    <Button key={label} kind="outline" disabled={swap.isPending} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Dialog
      title={hurts ? 'Where does it hurt?' : 'Why another exercise?'}
      description={hurts ? 'You get one that spares it. Please see a doctor if the pain stays.' : exercise.name}
      isOpen
      onClose={onClose}
    >
      {swap.error && (
        <ErrorNote requestId={requestIdOf(swap.error)}>
          {sentenceOf(swap.error, 'We could not find another exercise. You can skip this one.')}
        </ErrorNote>
      )}
      <div className={`grid gap-2 ${hurts ? 'grid-cols-2' : ''}`}>
        {hurts
          ? bodyParts.map((bodyPart) => choice(labelOf(bodyPart), () => send({ because: 'hurts', bodyPart })))
          : [
              choice('It hurts', () => setHurts(true)),
              ...exercise.equipment.map((equipment) =>
                choice(`I have no ${describeEquipment([equipment])}`, () =>
                  send({ because: 'no-equipment', equipment }),
                ),
              ),
              choice('It is too hard', () => send({ because: 'too-hard' })),
              choice('Something else', () => send({ because: 'something-else' })),
            ]}
      </div>
    </Dialog>
  );
}
