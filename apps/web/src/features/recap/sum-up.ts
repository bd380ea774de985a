import type { Recap } from '@trueswing/contracts';
import { formatBall } from '@trueswing/domain';
import { clubNames } from '../../shared/club-names.ts';
import { countOf, formatCount } from '../../shared/count-of.ts';

/** A number of the month with its name. */
export interface RecapFigure {
  readonly label: string;
  readonly figure: string;
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** The large numbers of a recap. Training is left out where the plan had none. */
export function figuresOf({ swings, shots, training }: Recap): RecapFigure[] {
  return [
    { label: 'Swings', figure: formatCount(sum(swings)) },
    { label: 'Shots', figure: formatCount(sum(shots)) },
    ...(training
      ? [
          { label: 'Workouts', figure: formatCount(training.workouts) },
          { label: 'Week Streak', figure: formatCount(training.streakWeeks) },
        ]
      : []),
  ];
}

/** Lines behind the large numbers: the most used clubs, exercises, mobility checks. */
export function linesOf({ swings, shots, training, checks }: Recap): [name: string, value: string][] {
  return [
    ...swings.map(({ club, count }): [string, string] => [`Swings with the ${clubNames[club]}`, formatCount(count)]),
    ...shots.map(({ club, count, carryYd }): [string, string] => [
      clubNames[club],
      carryYd === null ? countOf(count, 'shot') : `${countOf(count, 'shot')}, carry ${formatBall(carryYd, 'carryYd')}`,
    ]),
    ...(training && training.exercises > 0 ? [['Exercises', formatCount(training.exercises)] as [string, string]] : []),
    ...(checks > 0 ? [['Mobility checks', formatCount(checks)] as [string, string]] : []),
  ];
}

/** Sentences on what changed, the surest first; else on what is known instead. */
export const storyOf = ({ changes, steady, missing }: Recap): string[] => {
  if (changes.length > 0) return changes.map(({ sentence }) => sentence);
  return steady === null ? ['There is too little to compare yet.', ...missing] : [steady];
};
