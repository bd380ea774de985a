import type { DailyWorkout } from '@trueswing/contracts';
import { ArrowLeftRight, Info, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { describeVolume } from '../../../../shared/exercises/describe-volume.ts';
import { MovementFigure } from '../../../../shared/exercises/figures/movement-figure.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { HowToText } from '../../exercise/how-to.tsx';
import { LeadLink, leadOf } from '../../exercise/lead-link.tsx';
import { ServesLine } from '../../exercise/serves-line.tsx';
import { useTimerSignal } from '../signal/use-timer-signal.ts';
import { SwapDialog } from '../swap/swap-dialog.tsx';
import type { GuidedStep } from '../use-guided-training.ts';
import { BigButton } from './big-button.tsx';
import { SetState } from './set-state.tsx';

interface ExerciseStepProps {
  step: GuidedStep;
  workout: DailyWorkout;
  onSwapped(workout: DailyWorkout, name: string): void;
}

/** One exercise: its figure, how far its sets are, and the one button for what comes next. */
export function ExerciseStep({ step, workout, onSwapped }: ExerciseStepProps) {
  const [open, setOpen] = useState<'how' | 'swap' | null>(null);
  const { exercise, progress } = step;
  useTimerSignal(progress.timer);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex grow flex-col">
        <div className="flex min-h-36 grow basis-0 short:min-h-24 justify-center overflow-hidden rounded-card bg-fairway-tint text-fairway">
          <MovementFigure exercise={exercise} motion="loop" className="aspect-square h-full max-h-[38dvh]" />
        </div>
        <h1 className="mt-3 text-2xl">{exercise.name}</h1>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 has-[a]:-my-1">
          <ServesLine serves={exercise.serves} />
          <LeadLink lead={leadOf(workout, exercise)} kind="quiet" size="small" />
        </div>
        <p className="mt-1 text-lg font-semibold">{describeVolume(exercise)}</p>
        <p className="mt-1 text-muted short:hidden">{exercise.cues[progress.setsDone % exercise.cues.length]}</p>
      </div>
      <SetState step={step} />
      <div className="flex flex-col gap-2">
        <BigButton step={step} />
        <div className="grid grid-cols-3 gap-2">
          <Button kind="quiet" size="small" onClick={() => setOpen('how')}>
            <Info aria-hidden className="size-5" />
            How to
          </Button>
          <Button kind="quiet" size="small" onClick={() => setOpen('swap')}>
            <ArrowLeftRight aria-hidden className="size-5" />
            Swap
          </Button>
          <Button kind="quiet" size="small" onClick={step.skip}>
            <SkipForward aria-hidden className="size-5" />
            Skip
          </Button>
        </div>
      </div>
      <Dialog title={exercise.name} isOpen={open === 'how'} onClose={close}>
        <p className="font-semibold">{exercise.reason}</p>
        <HowToText exercise={exercise} />
      </Dialog>
      {open === 'swap' && <SwapDialog exercise={exercise} workout={workout} onSwapped={onSwapped} onClose={close} />}
    </>
  );
}
