import type { ExerciseCompleted } from '@trueswing/contracts';
import { describeTier } from '@trueswing/domain';
import { useEffect, useEffectEvent } from 'react';
import { Confetti } from './confetti.tsx';

export type Milestone = NonNullable<ExerciseCompleted['milestone']>;

const shownMs = 5_000;

interface MilestoneCelebrationProps {
  /** Null while there is nothing to celebrate. */
  milestone: Milestone | null;
  onEnd(): void;
}

/**
 * Celebrates a new tier of the streak for some seconds, below the toast of the exercise. Taps go through it to the workout. The
 * region is there before its text, so that screen readers announce it.
 */
export function MilestoneCelebration({ milestone, onEnd }: MilestoneCelebrationProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!milestone) return;
    const timer = setTimeout(end, shownMs);
    return () => clearTimeout(timer);
  }, [milestone]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(5rem+env(safe-area-inset-top))] z-40 mx-auto flex max-w-column justify-center px-6"
    >
      {milestone && (
        <div className="relative">
          <Confetti />
          <div className="relative flex animate-rise items-center gap-4 rounded-card bg-turf py-4 pr-6 pl-4 text-on-turf shadow-card">
            <StreakRing weeks={milestone.weeks} />
            <p>
              <span className="block text-xl font-bold">{`${milestone.weeks} weeks in a row!`}</span>
              <span className="block text-flag">{`You now earn ${describeTier(milestone)}.`}</span>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

/** A ring that closes around the number of weeks. */
function StreakRing({ weeks }: { weeks: number }) {
  return (
    <span aria-hidden className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="28" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="28"
          fill="none"
          stroke="var(--color-flag)"
          strokeWidth="6"
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={1}
          className="animate-close-ring"
        />
      </svg>
      <span className="numeral text-2xl">{weeks}</span>
    </span>
  );
}
