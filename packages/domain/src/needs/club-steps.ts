import type { FocusArea, TrainingGoal } from '@trueswing/contracts';
import type { FlightChange, RuleName } from '@trueswing/swing';

/** A step that is practiced with a club, and what of the body helps it. */
export interface ClubStep {
  /** In two to four words that can follow "for". */
  readonly name: string;
  /** Part of the swing whose exercises help; null where none does, as no body changes where a golfer aims. */
  readonly helpedBy: {
    readonly goal: TrainingGoal;
    readonly clause: string;
    readonly areas: readonly FocusArea[];
  } | null;
}

const core = 'Core Control & Rotational Strength';
const steadyBase = {
  goal: 'balance',
  clause: 'An even tempo needs a steady base',
  areas: [core, 'Lower Body Stability & Strength'],
} as const;

/** Steps of the ball's flight. */
export const flightSteps: Readonly<Record<FlightChange, ClubStep>> = {
  face: {
    name: 'your club face',
    helpedBy: {
      goal: 'x-factor',
      clause: 'A trunk that keeps turning steadies the club face',
      areas: [core, 'Shoulder Mobility & Stability'],
    },
  },
  path: {
    name: 'your club path',
    helpedBy: {
      goal: 'hip-rotation',
      clause: 'Hips that turn freely give the club room on its path',
      areas: ['Pelvic Mobility & Control', core],
    },
  },
  strike: {
    name: 'your strike',
    helpedBy: {
      goal: 'posture',
      clause: 'A steady posture brings the club back to the ball',
      areas: ['Postural Integrity', core],
    },
  },
  aim: { name: 'your aim', helpedBy: null },
  spin: { name: 'your spin', helpedBy: null },
};

/** Faults of the body that are practiced with a club. */
export const bodySteps: Readonly<Partial<Record<RuleName, ClubStep>>> = {
  'quick-tempo': { name: 'your tempo', helpedBy: steadyBase },
  'slow-tempo': { name: 'your tempo', helpedBy: steadyBase },
  'bent-lead-arm': {
    name: 'your front arm',
    helpedBy: {
      goal: 'shoulder-turn',
      clause: 'Free shoulders let your arms stay long',
      areas: ['Shoulder Mobility & Stability'],
    },
  },
};
