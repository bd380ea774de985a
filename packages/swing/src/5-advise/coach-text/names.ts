import type { CoachFinding } from './gather-evidence.ts';

/** Parts of the body, moments and good states of a swing, each by all of its names. */
const names = `
  shoulder shoulders | hip hips pelvis | spine trunk | head | hand hands | arm arms | leg legs | knee knees
  | foot feet stance ankle ankles | posture | address setup | backswing | top | downswing | impact strike | finish
  | tempo rhythm pace | turn turning rotation | path | x-factor stretch | angle | width | length | room
  | steady calm quiet stable hold held centered | full fully
`;

/** The number of what each name stands for. */
const meanings = new Map(
  names.split('|').flatMap((same, index) =>
    same
      .trim()
      .split(/\s+/)
      .map((name) => [name, index] as const),
  ),
);

/** Which names a text about these findings may use: those in their own short texts and of what is measured. */
export function namesOf(findings: readonly CoachFinding[], isOfFinding: boolean): (word: string) => boolean {
  const texts = findings.flatMap(({ id, slots }) => [
    isOfFinding ? (slots[`finding:${id}`] ?? '') : '',
    slots[`topic:${id}`] ?? '',
    ...Object.keys(slots)
      .filter((slot) => !slot.includes(':'))
      .map((slot) => slot.replace(/(?<!^x)[A-Z]/g, ' $&').replace('xF', 'x-f')),
  ]);
  const named = new Set(
    readMoments(texts.join(' '))
      .match(/[a-z-]+/g)
      ?.map((word) => meanings.get(word)),
  );
  return (word) => meanings.has(word) && named.has(meanings.get(word));
}

/** "On the way down" is the downswing. */
export const readMoments = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:going|on the way) back\b/g, 'backswing')
    .replace(/\b(?:on the way|coming) down\b/g, 'downswing')
    .replace(/\bthrough the (?=strike)/g, '')
    .replace(/\b(?:set-up|set up)\b/g, 'setup');
