/** A whole swing that was seen while it happened, in seconds of the clock of the poses. */
export interface LiveSwing {
  /** The hands leave the ball. */
  readonly startS: number;
  readonly impactS: number;
  /** The hands arrive at the finish. */
  readonly finishS: number;
}

/** The evidence that a swing is kept for: the sound of the ball with the fast hands, or the hands alone. */
export type SwingTrigger = 'sound' | 'motion';

/** A sound as short and sharp as that of a club that hits a ball. */
export interface ImpactSound {
  /** Seconds, on the clock of the samples. */
  readonly atS: number;
  /** Decibels above the running noise. */
  readonly strength: number;
}
