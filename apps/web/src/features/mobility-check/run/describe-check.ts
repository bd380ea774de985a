import type { MobilityPart } from '@trueswing/contracts';
import type { RejectedBecause, Repetition, UnreadableBecause } from '@trueswing/domain';

const rejections: Readonly<Record<RejectedBecause, string>> = {
  'moved-before': 'You were still moving before the turn. Stand still until you hear it.',
  'moved-at-the-end': 'You did not hold at the end. Hold until you hear “back”.',
  'moved-after': 'You did not hold after coming back. Stand still for a moment.',
  'samples-missing': 'The phone lost some of the movement. Close other apps, and try again.',
  tilted: 'You bent instead of turning. Stay tall.',
  'did-not-come-back': 'The phone slipped, or you did not come all the way back. Press it firmly against your body.',
  'hardly-turned': 'We felt hardly any turn. Turn as far as is comfortable.',
  'feet-moved': 'Your feet turned too. Keep both feet where they are.',
  'other-way': 'You turned the other way.',
};

const failures: Readonly<Record<UnreadableBecause, string>> = {
  'no-samples': 'This phone sent no movement. Try again, or use another phone.',
  'too-few-samples': 'This phone sends its movement too slowly to measure. Use another phone.',
  'sensor-drifts': 'The sensor drifted. Lay the phone down for ten seconds, then try again.',
  'sensors-disagree': 'The sensors of this phone contradict each other. Take it out of its case, then try again.',
};

/** Why a part shows no number, or fewer turns than were made; null if all counted. */
export function adviseOnPart(reading: readonly Repetition[] | UnreadableBecause): string | null {
  if (typeof reading === 'string') return failures[reading];
  const first = reading.find(({ rejected }) => rejected !== null);
  return first?.rejected ? rejections[first.rejected] : null;
}

/** Meaning of each part for the swing. */
export const partMeanings: Readonly<Record<MobilityPart, string>> = {
  chest: 'How far your chest turns with your hips free to follow.',
  hips: 'How far your hips turn while you stand.',
  separation: 'How far your chest turns while your hips stay.',
};
