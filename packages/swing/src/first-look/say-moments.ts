import { formatMeasurement } from '../3-measure/format-measurement.ts';
import type { FirstLook } from './take-first-look.ts';

/** "Top at 1.2 s. Impact at 1.5 s. Tempo about 3.0 (2.7–3.5) to 1.", or null where no whole swing was found. */
export function sayMoments({ moments, tempo }: Pick<FirstLook, 'moments' | 'tempo'>): string | null {
  if (!moments) return null;
  const places = `Top at ${moments.topS.toFixed(1)} s. Impact at ${moments.impactS.toFixed(1)} s.`;
  return tempo ? `${places} Tempo about ${formatMeasurement(tempo, '')} to 1.` : places;
}
