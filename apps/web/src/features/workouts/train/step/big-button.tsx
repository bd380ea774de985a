import { Button } from '../../../../ui/button.tsx';
import type { GuidedStep } from '../use-guided-training.ts';

/** The one thing to press next, in reach of the thumb. */
export function BigButton({ step }: { step: GuidedStep }) {
  const { label, kind, press } = nextPress(step);
  return (
    <Button kind={kind} className="min-h-20 text-xl" onClick={press}>
      {label}
    </Button>
  );
}

interface Press {
  label: string;
  kind: 'primary' | 'outline';
  press(): void;
}

function nextPress(step: GuidedStep): Press {
  const { exercise, progress, isFinished } = step;
  if (isFinished) return { label: 'Complete', kind: 'primary', press: step.complete };
  if (progress.timer?.kind === 'rest') return { label: 'Skip the rest', kind: 'outline', press: step.stopTimer };
  if (progress.timer) return { label: 'Stop', kind: 'outline', press: step.stopTimer };
  if (exercise.holdSeconds !== null) {
    const label = progress.side === 2 ? 'Start the other side' : `Start set ${progress.setsDone + 1}`;
    return { label, kind: 'primary', press: step.startHold };
  }
  return { label: `Set ${progress.setsDone + 1} done`, kind: 'primary', press: step.finishSet };
}
