import type { Exercise } from '@trueswing/contracts';
import { formatDuration } from '@trueswing/domain';
import { Clock, Play, Repeat } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { describeVolume } from '../../../shared/exercises/describe-volume.ts';
import { describeDifficulty } from '../../../shared/exercises/difficulty.ts';
import { MovementFigure } from '../../../shared/exercises/figures/movement-figure.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { StarRating } from './star-rating.tsx';
import { useVisibility } from './use-visibility.ts';

interface ExerciseCardProps {
  exercise: Exercise;
  onWatch(exercise: Exercise): void;
}

/** An exercise of the library. The browser skips the layout of cards that are off screen. */
export const ExerciseCard = memo(function ExerciseCard({ exercise, onWatch }: ExerciseCardProps) {
  const item = useRef<HTMLLIElement>(null);
  const { wasNear, isShown } = useVisibility(item);
  // Offline or blocked: the figure stands in for the picture of the video.
  const [isImageMissing, setIsImageMissing] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const difficulty = describeDifficulty(exercise.difficulty);
  const motion = isPointedAt ? 'loop' : isShown ? 'once' : 'still';
  return (
    <li
      ref={item}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsPointedAt(true)}
      onBlur={() => setIsPointedAt(false)}
      className="flex flex-col gap-2.5 rounded-card border border-line bg-card p-4 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
    >
      <div className="flex gap-4">
        <div className="size-28 shrink-0 rounded-control bg-fairway-tint">
          {exercise.imageUrl !== null && !isImageMissing ? (
            <img
              src={exercise.imageUrl}
              alt=""
              loading="lazy"
              onError={() => setIsImageMissing(true)}
              className="size-28 rounded-control object-cover"
            />
          ) : (
            wasNear && <MovementFigure exercise={exercise} motion={motion} className="size-28" />
          )}
        </div>
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h3 className="text-lg leading-tight">{exercise.name}</h3>
          <div className="flex flex-wrap gap-1.5">
            {exercise.isPremium && <Badge kind="flag">Premium</Badge>}
            <Badge kind={difficulty.kind}>{difficulty.label}</Badge>
          </div>
          <p className="text-sm text-muted">{exercise.category}</p>
        </div>
      </div>
      <p>{exercise.description}</p>
      {exercise.starRating !== null && <StarRating stars={exercise.starRating} />}
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-semibold tabular-nums">
          <Fact icon={<Clock aria-hidden className="size-4.5 text-muted" />} name="Duration">
            {formatDuration(exercise.duration)}
          </Fact>
          <Fact icon={<Repeat aria-hidden className="size-4.5 text-muted" />} name="Sets and repetitions">
            {describeVolume(exercise)}
          </Fact>
        </p>
        <Button
          kind="outline"
          size="small"
          aria-label={`Watch ${exercise.name}`}
          className="shrink-0"
          onClick={() => onWatch(exercise)}
        >
          <Play aria-hidden className="size-4 fill-current" />
          Watch
        </Button>
      </div>
    </li>
  );
});

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      <span className="sr-only">{name}: </span>
      {children}
    </span>
  );
}
