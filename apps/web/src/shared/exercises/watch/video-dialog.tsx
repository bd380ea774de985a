import { useQuery } from '@tanstack/react-query';
import type { MovementPattern } from '@trueswing/contracts';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadError } from '../../api/load-error.tsx';
import { ExerciseAdvice } from './exercise-advice.tsx';
import { VideoArea } from './video-area.tsx';
import { videoEmbedQuery } from './video-embed.queries.ts';

/** Facts of an exercise that are known before its video is. */
export interface WatchedExercise {
  id: string;
  name: string;
  pattern: MovementPattern;
}

interface VideoDialogProps {
  /** Null if there is no data of the exercise. */
  exercise: WatchedExercise | null;
  isOpen: boolean;
  onClose(): void;
  /** Completes the exercise from here. Without it there is no button. */
  onComplete?: () => void;
  isCompleted?: boolean;
}

/** Shows how an exercise is done: its video or its figure, and what to watch while moving. */
export function VideoDialog({ exercise, isOpen, onClose, onComplete, isCompleted = false }: VideoDialogProps) {
  return (
    <Dialog
      title={exercise?.name ?? 'Exercise video'}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        exercise &&
        onComplete && (
          <Button disabled={isCompleted} onClick={onComplete}>
            {isCompleted && <CircleCheck aria-hidden className="size-5" />}
            {isCompleted ? 'Done' : 'Complete'}
          </Button>
        )
      }
    >
      {exercise ? <Watched exercise={exercise} /> : <p>No video available for this exercise.</p>}
    </Dialog>
  );
}

function Watched({ exercise }: { exercise: WatchedExercise }) {
  const { data: embed, error, refetch } = useQuery(videoEmbedQuery(exercise.id));
  return (
    <>
      <VideoArea exercise={exercise} embed={embed} isFailed={error !== null} />
      {error && <LoadError error={error} fallback="Failed to fetch embed data" onRetry={refetch} />}
      {embed && <ExerciseAdvice embed={embed} />}
    </>
  );
}
