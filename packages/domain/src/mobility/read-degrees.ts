/** The subject of a mobility text; each has its own words. */
export type MobilityKind = 'shoulder' | 'hip' | 'xFactor' | 'spine';

/** Estimates for words, in search order (specification, section 5). */
const estimatesDeg: Readonly<Record<MobilityKind, readonly (readonly [words: readonly string[], deg: number])[]>> = {
  shoulder: [
    [['excellent', 'full', 'unrestricted'], 95],
    [['good'], 85],
    [['moderate', 'fair'], 75],
    [['limited', 'restricted'], 65],
    [['poor'], 55],
  ],
  hip: [
    [['excellent', 'significant'], 50],
    [['good'], 45],
    [['moderate', 'fair'], 40],
    [['limited', 'restricted'], 30],
    [['poor'], 25],
  ],
  xFactor: [
    [['outstanding', 'large'], 50],
    [['good'], 45],
    [['moderate', 'fair'], 40],
    [['reduced', 'limited'], 35],
    [['poor'], 25],
  ],
  spine: [
    [['excellent', 'maintained', 'consistent'], 30],
    [['good'], 28],
    [['moderate', 'fair'], 25],
    [['limited', 'restricted'], 20],
    [['poor'], 15],
  ],
};

// Never starts inside a number, so a long row of digits is scanned only once.
const numberBeforeDegree = /(?<![\d.])(\d+(?:\.\d+)?)\s*°/;
const anyNumber = /\d+(?:\.\d+)?/;

/**
 * Degrees of a mobility text: the number before a degree sign, else the first number, else an estimate for the first
 * word of the list that stands in it, else 0 (specification, section 5). For text only; measured
 * values come from the measurements.
 */
export function readDegrees(text: string, kind: MobilityKind): number {
  const number = numberBeforeDegree.exec(text)?.[1] ?? anyNumber.exec(text)?.[0];
  if (number !== undefined) return Math.min(Number(number), Number.MAX_SAFE_INTEGER);
  for (const [words, deg] of estimatesDeg[kind]) {
    if (words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))) return deg;
  }
  return 0;
}
