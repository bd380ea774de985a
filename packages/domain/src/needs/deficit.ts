import type { TrainingGoal } from '@trueswing/contracts';

/** Something measured that training can improve. */
export interface Deficit {
  readonly goal: TrainingGoal;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** "Your hips likely turn less than the target": a reason goes on after it. */
  readonly clause: string;
  /** In two to four words that can follow "for": "your hip turn". */
  readonly name: string;
  /** Names what was measured: the swing with its ball, or what the body can do. */
  readonly source: 'swing' | 'mobility-check';
}

/** More than this a workout cannot address every day. */
export const maxDeficits = 3;
