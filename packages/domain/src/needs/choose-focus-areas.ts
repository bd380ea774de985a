import { type FocusArea, focusAreas, type Measurement, type Measurements } from '@trueswing/contracts';
import { isWithin, mobilityScales } from '@trueswing/swing';
import { readDegrees } from '../mobility/read-degrees.ts';
import { goalNames } from './goal-names.ts';

/** The texts of an analysis that choose a workout. Missing texts match nothing. */
export interface MobilityTexts {
  readonly spineAngle?: string | null | undefined;
  readonly posture?: string | null | undefined;
  readonly balance?: string | null | undefined;
  readonly hipRotation?: string | null | undefined;
  readonly shoulderTurn?: string | null | undefined;
}

/** Focus areas of one workout. */
const focusAreasPerWorkout = 4;

/** Facts beside the texts; without them the texts alone choose. */
export interface MeasuredNeeds {
  readonly measurements?: Measurements;
  /** The areas of the step that the report names, the first one most. */
  readonly step?: readonly FocusArea[];
  /** The areas of what else was measured, the most important first. */
  readonly others?: readonly FocusArea[];
}

/** Used if nothing was found (specification, section 5). */
const defaultAreas = [
  'Core Control & Rotational Strength',
  'Lower Body Stability & Strength',
  'Thoracic Spine Mobility',
  'Pelvic Mobility & Control',
] as const satisfies readonly FocusArea[];

/**
 * The four focus areas of a workout: those by the words of the analysis (specification, section 5) where they name four. Else
 * first the one that the step leads to, then those of the words, the step's others and those of other deficits, filled up in the
 * fixed order. The words name few faults, and no flight of the ball: by them alone most swings had the default areas.
 */
export function chooseFocusAreas(
  texts: MobilityTexts,
  { measurements = {}, step: [first, ...more] = [], others = [] }: MeasuredNeeds = {},
): FocusArea[] {
  const byWords = [...areasByWords(texts, measurements).keys()];
  if (byWords.length >= focusAreasPerWorkout) return byWords.slice(0, focusAreasPerWorkout);
  const found = [...(first ? [first] : []), ...byWords, ...more, ...others];
  const chosen = found.length > 0 ? found : defaultAreas;
  return [...new Set([...chosen, ...focusAreas])].slice(0, focusAreasPerWorkout);
}

/**
 * Finds the focus areas to which the words of the analysis lead, each with the name of what the words are about. If the shoulder turn
 * was measured, its probability counts: a turn that is withheld, or that may as well reach a limit, is not below it.
 */
export function areasByWords(
  texts: MobilityTexts,
  { shoulderTurnDeg: shoulderTurn }: Measurements,
): ReadonlyMap<FocusArea, string> {
  const spine = says(texts.spineAngle);
  const posture = says(texts.posture);
  const balance = says(texts.balance);
  const hips = says(texts.hipRotation);
  const shoulders = says(texts.shoulderTurn);
  const turnsLessThan = (deg: number) => isTurnBelow(deg, texts.shoulderTurn, shoulderTurn);

  const chosen = new Map<FocusArea, string>();
  if (spine('uprighting', 'early extension', 'loss')) {
    chosen.set('Core Control & Rotational Strength', goalNames.posture);
  }
  if (posture('early extension', 'uprights')) chosen.set('Postural Integrity', goalNames.posture);
  if (balance('compromised', 'poor')) chosen.set('Lower Body Stability & Strength', goalNames.balance);
  if (hips('limited', 'restricted')) chosen.set('Pelvic Mobility & Control', goalNames['hip-rotation']);
  if (shoulders('limited') || turnsLessThan(mobilityScales.shoulderTurnDeg.targetMin)) {
    chosen.set('Thoracic Spine Mobility', goalNames['shoulder-turn']);
  }
  if (shoulders('limited') || turnsLessThan(75)) {
    chosen.set('Shoulder Mobility & Stability', goalNames['shoulder-turn']);
  }
  if (balance('compromised', 'unstable')) chosen.set('Ankle Mobility & Foot Function', goalNames.balance);
  return chosen;
}

/** Whole words only: "unlimited" is not "limited". */
const says =
  (text: string | null | undefined) =>
  (...words: string[]): boolean =>
    words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(text ?? ''));

/** False if the shoulder turn is unknown. */
function isTurnBelow(deg: number, text: string | null | undefined, measurement: Measurement | undefined): boolean {
  if (measurement) return 'value' in measurement && isWithin(measurement, { below: deg });
  const written = readDegrees(text ?? '', 'shoulder');
  return written > 0 && written < deg && !/\bor more\b/i.test(text ?? '');
}
