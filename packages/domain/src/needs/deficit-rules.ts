import type { TrainingGoal } from '@trueswing/contracts';
import type { RuleName } from '@trueswing/swing';

/** Training for a fault. */
export interface DeficitRule {
  readonly goal: TrainingGoal;
  /** In two to four words that can follow "for": "your hip turn". */
  readonly name: string;
  /** Names the fault in a reason: a clause to which ": this works on …" is added. */
  readonly says: (likely: '' | 'likely ') => string;
}

const always = (clause: string) => () => clause;

/** The faults that training can change. Tempo and the arms at impact are practiced with a club (`bodySteps`). */
export const deficitRules: Readonly<Partial<Record<RuleName, DeficitRule>>> = {
  'short-shoulder-turn': {
    goal: 'shoulder-turn',
    name: 'your shoulder turn',
    says: (likely) => `Your shoulders ${likely}turn less than the target`,
  },
  'short-hip-turn': {
    goal: 'hip-rotation',
    name: 'your hip turn',
    says: (likely) => `Your hips ${likely}turn less than the target`,
  },
  'small-x-factor': {
    goal: 'x-factor',
    name: 'your X-factor',
    says: (likely) => `Your X-factor is ${likely}below the target`,
  },
  'upright-at-address': { goal: 'posture', name: 'your posture at address', says: always('You stand tall at address') },
  'bent-at-address': {
    goal: 'posture',
    name: 'your posture at address',
    says: always('You bend far forward at address'),
  },
  'loss-of-posture': { goal: 'posture', name: 'your posture', says: always('Your spine straightens before impact') },
  'early-extension': {
    goal: 'posture',
    name: 'your hips at impact',
    says: always('Your pelvis moves toward the ball in the downswing'),
  },
  'reverse-spine': {
    goal: 'posture',
    name: 'your lean at the top',
    says: always('Your trunk leans toward the target at the top'),
  },
  'stiff-knees': { goal: 'posture', name: 'your knee bend', says: always('Your knees are stiff at address') },
  'deep-knees': { goal: 'posture', name: 'your knee bend', says: always('Your knees bend deep at address') },
  'head-moves': { goal: 'steady-head', name: 'a steady head', says: always('Your head moves more than usual') },
  'head-rises': {
    goal: 'steady-head',
    name: 'your head at impact',
    says: always('Your head comes up through the strike'),
  },
  'head-dips': {
    goal: 'steady-head',
    name: 'your height going back',
    says: always('Your head sinks in the backswing'),
  },
  sway: { goal: 'weight-shift', name: 'a centered backswing', says: always('Your pelvis sways in the backswing') },
  'slides-through': {
    goal: 'weight-shift',
    name: 'your turn through the ball',
    says: always('Your pelvis slides in the downswing'),
  },
  'hangs-back': { goal: 'weight-shift', name: 'your weight shift', says: always('You hang back at impact') },
  'pelvis-drops': {
    goal: 'weight-shift',
    name: 'your legs going back',
    says: always('Your pelvis drops in the backswing'),
  },
  'unsteady-finish': { goal: 'balance', name: 'your finish', says: always('Your finish is unstable') },
  'narrow-stance': { goal: 'balance', name: 'your stance', says: always('Your stance is narrow') },
  'wide-stance': {
    goal: 'hip-rotation',
    name: 'your stance',
    says: always('Your stance is wide, which holds back your hips'),
  },
  'over-the-top': {
    goal: 'x-factor',
    name: 'the path of your hands',
    says: always('Your hands come down outside the path they took back'),
  },
};
