import type { MeasurementName } from '@trueswing/contracts';
import { howToFilm } from './how-to-film.ts';
import type { NextAction } from './verdict.ts';

/** Open question, as a sentence, for each measurement that a fault can rest on. */
export const openQuestions: Readonly<Partial<Record<MeasurementName, string>>> = {
  shoulderTurnDeg: 'Your shoulder turn is the open question.',
  hipRotationDeg: 'Your hips are the open question.',
  xFactorDeg: 'The stretch between shoulders and hips is the open question.',
  spineAngleDeg: 'Your posture at address is the open question.',
  spineAngleChangeDeg: 'How you hold your posture is the open question.',
  earlyExtensionBh: 'Your hips at impact are the open question.',
  sideBendAtTopDeg: 'Your lean at the top is the open question.',
  headMovementBh: 'Your head is the open question.',
  headLiftAtImpactBh: 'Your head at impact is the open question.',
  headLiftAtTopBh: 'Your head going back is the open question.',
  pelvisSwayBh: 'Your hips going back are the open question.',
  pelvisSlideBh: 'Your shift toward the target is the open question.',
  pelvisLiftAtTopBh: 'Your legs going back are the open question.',
  finishSwayBh: 'Your balance in the finish is the open question.',
  handPathShiftBh: 'Your hands coming down are the open question.',
  leadArmBendAtImpactDeg: 'Your front arm at impact is the open question.',
  trailKneeFlexDeg: 'Your knees at address are the open question.',
  stanceWidthHw: 'The width of your stance is the open question.',
  tempoRatio: 'Your tempo is the open question.',
};

interface ActionText {
  /** As a short order that can follow "or". */
  readonly short: string;
  /** Why it shows most. */
  readonly reason: string;
  /** Instructions for the action. */
  readonly how: string;
}

export const actionTexts: Readonly<Record<NextAction, ActionText>> = {
  'film-face-on': {
    short: 'film from the front',
    reason: 'The view from the front narrows the range of your turns most.',
    how: howToFilm['face-on'],
  },
  'film-down-the-line': {
    short: 'film from behind',
    reason: 'The view from behind narrows the range of your turns most.',
    how: howToFilm['down-the-line'],
  },
  'film-slow-motion': {
    short: 'film in slow motion',
    reason: 'More frames a second show your tempo closer.',
    how: howToFilm['slow-motion'],
  },
  'film-again': {
    short: 'film the same swing again',
    reason: 'A second swing shows what is a habit.',
    how: howToFilm['next-swing'],
  },
  'film-better': {
    short: 'film a clearer video',
    reason: 'This video hardly shows you at that moment.',
    how: howToFilm.better,
  },
  'mobility-check': {
    short: 'do the one-minute check',
    reason: 'Your phone can measure how far your body turns, without a swing.',
    how: 'Hold the phone against your chest, then your belt. Turn as far as you can.',
  },
  train: {
    short: 'train it in your workouts',
    reason: 'Your body stops there before your swing does.',
    how: 'Your workouts have exercises for it. Do them slowly and with full turns.',
  },
};

/** "Film from behind, or do the one-minute check." */
export function joinActions(actions: readonly NextAction[]): string {
  const text = actions.map((action) => actionTexts[action].short).join(', or ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
