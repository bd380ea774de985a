import type { LibraryCategory, WorkoutStage } from '@trueswing/contracts';

/** The stage of a workout in which exercises of a library category are done. */
export const stageOfCategory = {
  mobility: 'mobility',
  balance: 'stability',
  strength: 'strength',
} as const satisfies Record<LibraryCategory, WorkoutStage>;
