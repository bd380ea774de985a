import type { Exercise } from '@trueswing/contracts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { MovementFigure } from '../../shared/exercises/figures/movement-figure.tsx';
import { paths } from '../../shared/paths.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** For golfers on the free plan who want to watch an exercise. */
export function WatchUpgradeDialog({ exercise, onClose }: { exercise: Exercise | null; onClose(): void }) {
  return (
    <Dialog
      title="Premium Feature"
      description="Premium shows you how each exercise is done: the movement, what to keep in mind, and how to do it with what you have."
      isOpen={exercise !== null}
      onClose={onClose}
      actions={<ButtonLink to={paths.plans}>Upgrade to Premium</ButtonLink>}
    >
      {exercise && (
        <div className="flex items-center gap-4">
          <MovementFigure exercise={exercise} motion="once" className="size-28 shrink-0" />
          <p className="text-lg font-bold">{exercise.name}</p>
        </div>
      )}
    </Dialog>
  );
}
