import type { CoveredStage } from '@trueswing/domain';
import { type RefObject, useMemo } from 'react';
import { useSize } from './use-size.ts';

/** Between the edge of the video and the controls in its corners. */
const marginPx = 10;

interface Controls {
  choice: RefObject<HTMLElement | null>;
  fullButton: RefObject<HTMLElement | null>;
  controls: RefObject<HTMLElement | null>;
  /** Whether there are two videos on the stage. */
  isPair: boolean;
  /** In full screen the controls stand below the video. */
  isFull: boolean;
}

/**
 * Measures what the controls cover of the videos. One video leaves the corners to the choice and the button; of two, the left one
 * lies below the choice.
 */
export function useCovered({ choice, fullButton, controls, isPair, isFull }: Controls): CoveredStage {
  const choiceSize = useSize(choice);
  const buttonSize = useSize(fullButton);
  const controlsHeightPx = useSize(controls)?.heightPx ?? 0;
  return useMemo(() => {
    const withMargin = (size: typeof choiceSize) =>
      size ? { widthPx: size.widthPx + marginPx, heightPx: size.heightPx + marginPx } : { widthPx: 0, heightPx: 0 };
    const left = withMargin(choiceSize);
    return {
      abovePx: isPair ? left.heightPx : 0,
      belowPx: isFull ? 0 : controlsHeightPx,
      corners: isPair ? null : { left, right: withMargin(buttonSize) },
    };
  }, [choiceSize, buttonSize, controlsHeightPx, isPair, isFull]);
}
