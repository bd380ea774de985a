import type { TrainingGoal } from '@trueswing/contracts';

/** Something measured that training can improve. */
export interface Deficit {
  readonly goal: TrainingGoal;
  /** Whether it is the turn that its goal names, which the mobility check measures as well. A wide stance is none. */
  readonly isTurn: boolean;
  /** "Your hips likely turn less than the target": a reason goes on after it. */
  readonly clause: string;
  /** In two to four words that can follow "for": "your hip turn". */
  readonly name: string;
  /** Names what was measured: the swing with its ball, or what the body can do. */
  readonly source: 'swing' | 'mobility-check';
}

/** More than this a workout cannot address every day. */
export const maxDeficits = 3;

/** The first deficit of each goal. */
export const onePerGoal = (deficits: readonly Deficit[]): Deficit[] =>
  deficits.filter(({ goal }, at) => deficits.findIndex((one) => one.goal === goal) === at);
