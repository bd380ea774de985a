import type { CatalogExercise, FocusArea } from '@trueswing/contracts';
import type { Deficit } from '../needs/deficit.ts';

const whyArea: Readonly<Record<FocusArea, string>> = {
  'Core Control & Rotational Strength': 'A strong core carries your turn',
  'Thoracic Spine Mobility': 'A free upper back lets your shoulders turn',
  'Lower Body Stability & Strength': 'Strong legs keep your swing steady',
  'Pelvic Mobility & Control': 'A free pelvis lets your hips turn',
  'Shoulder Mobility & Stability': 'Free shoulders let your arms swing',
  'Postural Integrity': 'Good posture keeps you over the ball',
  'Ankle Mobility & Foot Function': 'Steady feet keep you in balance',
};

/**
 * Why a golfer does an exercise today: for a measured deficit if there is one, else for its focus area. The target is a noun
 * with its article, so that it completes the sentence.
 */
export const writeReason = (
  { focusArea, target }: CatalogExercise,
  deficit: Pick<Deficit, 'clause'> | undefined,
): string => `${deficit?.clause ?? whyArea[focusArea]}: this works on ${uncapitalize(target)}.`;

/** A word with more capitals, or one that is a letter such as "T-spine", stays. The article "A" does not. */
const uncapitalize = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
