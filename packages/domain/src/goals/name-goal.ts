import type { GoalMeasure } from '@trueswing/contracts';
import type { FlightChange, Stature } from '@trueswing/swing';
import { goalWords } from './goal-words.ts';
import { sayTarget } from './write-goal-number.ts';

/** The number of a goal with its target. */
export interface ChosenTarget {
  readonly measurement: GoalMeasure;
  readonly target: number;
  /** Where it leads, up or down; left out where only its name matters. */
  readonly direction?: 'up' | 'down';
  /** Change that the step asks for from which a goal for the flight of the ball was set. */
  readonly changes?: FlightChange | undefined;
}

/** "hip turn", "tempo": it can follow "your". */
export const nounOfGoal = (measurement: GoalMeasure): string => goalWords[measurement].noun;

/** "a hip turn of 40°"; lengths in the golfer's unit where the height is known. */
export const nameTarget = ({ measurement, target }: ChosenTarget, stature: Stature | null = null): string =>
  goalWords[measurement].target(sayTarget(measurement, target, stature));
