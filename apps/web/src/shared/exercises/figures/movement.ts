import type { FigureThing } from '@trueswing/domain/exercise-figures';
import type { Pose } from './skeleton/pose.ts';

/** Where the viewer stands, in degrees: around the figure (0 sees its front, 90 its right side) and above it. */
export interface View {
  readonly around: number;
  readonly above: number;
}

/** A movement in two poses. */
export interface Movement {
  readonly view: View;
  readonly start: Pose;
  readonly end: Pose;
  /** Fast on the way out. */
  readonly isFast?: boolean;
}

/** A movement, and the things around it. */
export interface Figure {
  readonly movement: Movement;
  readonly things: readonly FigureThing[];
}
