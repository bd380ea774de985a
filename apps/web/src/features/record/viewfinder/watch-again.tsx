import { RotateCcw } from 'lucide-react';
import { LoadQuestion } from '../../../shared/pose-model/load-question.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Watching } from '../recorder/recorder.ts';

/** Loads what sees the golfer: after a question where it may cost money, and again where it did not arrive. */
export function WatchAgain({ watching, onWatch }: { watching: Watching; onWatch(): void }) {
  if (watching !== 'off' && watching !== 'not-loaded') return null;
  return (
    <div className="flex flex-col justify-center gap-2 text-center text-balance short:flex-row short:items-center">
      {watching === 'off' ? (
        <LoadQuestion
          why="Or we follow your swing and keep it by itself."
          action="Follow My Swing"
          className={onNight}
          onLoad={onWatch}
        />
      ) : (
        <Button kind="outline" size="small" className={onNight} onClick={onWatch}>
          <RotateCcw aria-hidden className="size-5" />
          Try Again
        </Button>
      )}
    </div>
  );
}

const onNight = 'min-h-12 shrink-0 border-on-night/60! bg-transparent! text-on-night!';
