import type { GoalMeasure } from '@trueswing/contracts';

/** The number of a goal with its target. */
export interface ChosenTarget {
  readonly measurement: GoalMeasure;
  readonly target: number;
}

const nouns: Readonly<Record<GoalMeasure, string>> = {
  shoulderTurnDeg: 'shoulder turn',
  hipRotationDeg: 'hip turn',
  xFactorDeg: 'X-factor',
  tempoRatio: 'tempo',
};

/** "hip turn", "tempo": it can follow "your". */
export const nounOfGoal = (measurement: GoalMeasure): string => nouns[measurement];

/** "40°", "3.0": a tempo has no unit. */
export const writeTarget = ({ measurement, target }: ChosenTarget): string =>
  measurement === 'tempoRatio' ? target.toFixed(1) : `${Math.round(target)}°`;

/** "a hip turn of 40°" */
export const nameTarget = (goal: ChosenTarget): string => {
  const noun = nounOfGoal(goal.measurement);
  return `${goal.measurement === 'xFactorDeg' ? 'an' : 'a'} ${noun} of ${writeTarget(goal)}`;
};
