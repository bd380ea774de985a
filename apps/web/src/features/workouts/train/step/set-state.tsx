import type { Equipment } from '@trueswing/contracts';
import { Undo2 } from 'lucide-react';
import { describeAmount } from '../../../../shared/exercises/describe-volume.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { GuidedStep } from '../use-guided-training.ts';
import { describeStep } from './describe-step.ts';
import { TimerRing } from './timer-ring.tsx';

/** The sets so far and the timer that runs. Its height stays the same, so that the big button does not move. */
export function SetState({ step }: { step: GuidedStep }) {
  const { exercise, progress, isFinished, nowMs } = step;
  return (
    <section aria-label="Sets" className="flex h-36 items-center short:h-28 justify-between gap-4">
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p role="status" className="text-lg leading-tight font-bold">
          {describeStep(step)}
        </p>
        <SetMarks done={progress.setsDone} total={exercise.sets} />
        {progress.setsDone > 0 && (
          <Button kind="quiet" size="small" className="-ml-3.5" onClick={step.takeBackSet}>
            <Undo2 aria-hidden className="size-5" />
            Take back set {progress.setsDone}
          </Button>
        )}
      </div>
      {progress.timer && <TimerRing timer={progress.timer} nowMs={nowMs} />}
      {isFinished && usesWeight(exercise.equipment) && (
        <div className="w-28 shrink-0">
          <TextField
            label="Weight (lbs)"
            inputMode="numeric"
            placeholder="25"
            value={step.weight}
            onChange={({ target }) => step.typeWeight(target.value)}
          />
        </div>
      )}
      {!progress.timer && !isFinished && (
        <p className="numeral shrink-0 text-right text-4xl">
          {describeAmount(exercise)}
          {exercise.repetitions !== null && <span className="text-lg font-semibold"> reps</span>}
        </p>
      )}
    </section>
  );
}

const weights = new Set<Equipment>(['dumbbell', 'kettlebell', 'barbell', 'medicine-ball', 'cable-machine']);
const usesWeight = (equipment: readonly Equipment[]): boolean => equipment.some((each) => weights.has(each));

function SetMarks({ done, total }: { done: number; total: number }) {
  const sets = Array.from({ length: total }, (_, before) => before + 1);
  return (
    <p className="flex gap-2">
      <span className="sr-only">{`${done} of ${total} sets done`}</span>
      {sets.map((set) => (
        <span
          key={set}
          aria-hidden
          className={`size-5 rounded-full border-2 ${set <= done ? 'border-fairway bg-fairway' : 'border-edge'}`}
        />
      ))}
    </p>
  );
}
