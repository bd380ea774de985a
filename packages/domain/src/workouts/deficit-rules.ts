import type { TrainingGoal } from '@trueswing/contracts';
import type { RuleName } from '@trueswing/swing';

/** Goal that a fault sets for training, and how a reason names the fault: a clause to which ": this works on …" is added. */
export interface DeficitRule {
  readonly goal: TrainingGoal;
  readonly says: (likely: '' | 'likely ') => string;
}

const always = (clause: string) => () => clause;

/** The faults that training can change. Tempo and the arms at impact are practiced with a club, so they are missing here. */
export const deficitRules: Readonly<Partial<Record<RuleName, DeficitRule>>> = {
  'short-shoulder-turn': {
    goal: 'shoulder-turn',
    says: (likely) => `Your shoulders ${likely}turn less than the target`,
  },
  'short-hip-turn': { goal: 'hip-rotation', says: (likely) => `Your hips ${likely}turn less than the target` },
  'small-x-factor': { goal: 'x-factor', says: (likely) => `Your X-factor is ${likely}below the target` },
  'upright-at-address': { goal: 'posture', says: always('You stand tall at address') },
  'bent-at-address': { goal: 'posture', says: always('You bend far forward at address') },
  'loss-of-posture': { goal: 'posture', says: always('Your spine straightens before impact') },
  'early-extension': { goal: 'posture', says: always('Your pelvis moves toward the ball in the downswing') },
  'reverse-spine': { goal: 'posture', says: always('Your trunk leans toward the target at the top') },
  'stiff-knees': { goal: 'posture', says: always('Your knees are stiff at address') },
  'deep-knees': { goal: 'posture', says: always('Your knees bend deep at address') },
  'head-moves': { goal: 'steady-head', says: always('Your head moves more than usual') },
  'head-rises': { goal: 'steady-head', says: always('Your head comes up through the strike') },
  'head-dips': { goal: 'steady-head', says: always('Your head sinks in the backswing') },
  sway: { goal: 'weight-shift', says: always('Your pelvis sways in the backswing') },
  'slides-through': { goal: 'weight-shift', says: always('Your pelvis slides in the downswing') },
  'hangs-back': { goal: 'weight-shift', says: always('You hang back at impact') },
  'pelvis-drops': { goal: 'weight-shift', says: always('Your pelvis drops in the backswing') },
  'unsteady-finish': { goal: 'balance', says: always('Your finish is unstable') },
  'narrow-stance': { goal: 'balance', says: always('Your stance is narrow') },
  'wide-stance': { goal: 'hip-rotation', says: always('Your stance is wide, which holds back your hips') },
  'over-the-top': { goal: 'x-factor', says: always('Your hands come down outside the path they took back') },
};
