import type { Club } from '@trueswing/contracts';
import type { OpenReason } from './judge-progress.ts';
import { sayClub } from './say-club.ts';

/** Source of a number: a swing or a month of shots with the club that is shown, or a check of the body. */
export type ProgressSource = 'swing' | 'shots' | 'check';

/** The golfer's next step where nothing can be compared; the nearest to a comparison first. */
export const openOrder: readonly OpenReason[] = [
  'other-filming',
  'unknown-error',
  'other-version',
  'bound',
  'only-one',
  'none',
];

/** Averages of shots are always comparable, so they lack only months. */
type Steps = Readonly<Partial<Record<OpenReason, string>> & { none: string }>;

const nextSteps: Readonly<Record<ProgressSource, Steps>> = {
  swing: {
    'other-filming':
      'Your swings with this club were filmed differently. Film the next one from the same place, and a change can show.',
    'unknown-error':
      'Your earlier swings with this club were measured in another way. Film the next one like the last, and a change can show.',
    'other-version':
      'Your earlier swings with this club were measured by another version. Your next swing is compared with the last one.',
    bound:
      'One of your swings with this club shows only a limit, not a number. Film another one, and a change can show.',
    'only-one':
      'One swing with this club was measured in the last half year. Film the next one from the same place, and a change can show.',
    none: 'No swing with this club was measured in the last half year. Film one, and your story begins.',
  },
  shots: {
    'only-one':
      'One month of the last half year has four shots with this club. Add those of another one, and a change can show.',
    none: 'No month of the last half year has four shots with this club. Add yours, and your story begins.',
  },
  check: {
    'other-filming':
      'Your mobility checks were made in different ways. Repeat the last one the same way, and a change can show.',
    'unknown-error':
      'Your earlier mobility checks were measured in another way. Repeat the last one, and a change can show.',
    'other-version':
      'Your earlier mobility checks were measured by another version. Your next check is compared with the last one.',
    bound: 'One of your mobility checks shows only a limit, not a number. Repeat it, and a change can show.',
    'only-one': 'One mobility check of the last half year shows both sides. Repeat it, and a change can show.',
    none: 'No mobility check of the last half year shows both sides. Check your mobility, and your story begins.',
  },
};

/** The golfer's next step for a number that is open. The club is named where no screen shows which one is meant. */
export function sayNextStep(source: ProgressSource, reason: OpenReason, club?: Club): string {
  const step = nextSteps[source][reason] ?? nextSteps[source].none;
  return club === undefined ? step : step.replace('this club', sayClub(club));
}

const alike = {
  'unknown-error': 'Measured another way',
  'other-version': 'Measured by another version',
  bound: 'Only a limit is known',
  'only-one': 'One measurement in half a year',
  none: 'Nothing to compare in half a year',
} as const;

/** Why a row has no verdict, in a few words. */
export const openReasons: Readonly<Record<ProgressSource, Readonly<Record<OpenReason, string>>>> = {
  swing: { ...alike, 'other-filming': 'Filmed differently' },
  shots: { ...alike, 'other-filming': 'Measured another way', 'only-one': 'One month in half a year' },
  check: { ...alike, 'other-filming': 'Checked differently' },
};
