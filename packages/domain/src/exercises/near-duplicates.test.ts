import type { CatalogExercise } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { exerciseCatalog } from './exercise-catalog.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const trigramsOf = (text: string) =>
  new Set(
    wordsOf(text).flatMap((word) =>
      [...` ${word} `].map((_, at, letters) => letters.slice(at, at + 3).join('')).filter((part) => part.length === 3),
    ),
  );

/** Share of common parts, 0–1. Their order does not count, so "Lift Left" equals "Left Lift". */
function similarity(a: Set<string>, b: Set<string>) {
  let common = 0;
  for (const part of a) if (b.has(part)) common += 1;
  return common / (a.size + b.size - common);
}

/** The names of each two exercises of one group whose parts are as similar as `bound`, or more. */
function similarPairs(
  partsOf: (exercise: CatalogExercise) => Set<string>,
  bound: number,
  groupOf: (exercise: CatalogExercise) => string = () => '',
) {
  const entries = exerciseCatalog.map((exercise) => ({
    name: exercise.name,
    parts: partsOf(exercise),
    group: groupOf(exercise),
  }));
  return entries.flatMap((a, at) =>
    entries
      .slice(at + 1)
      .filter((b) => a.group === b.group && similarity(a.parts, b.parts) >= bound)
      .map((b) => `${a.name} / ${b.name}`),
  );
}

describe('near-duplicates', () => {
  it('finds a name with the same words', () => {
    expect(similarity(trigramsOf('Cable Lift, Low to High'), trigramsOf('Low to High Cable Lift'))).toBe(1);
    expect(similarity(trigramsOf('Dead Bug'), trigramsOf('Side Plank'))).toBe(0);
  });

  it('has no two names that differ by a letter or two', () => {
    expect(similarPairs(({ name }) => trigramsOf(name), 0.75)).toEqual([]);
  });

  it('has no two exercises with one movement, equipment and purpose whose names are alike', () => {
    const kindOf = ({ pattern, equipment, target, goals }: CatalogExercise) =>
      JSON.stringify([pattern, equipment.toSorted(), target, goals.toSorted()]);
    expect(similarPairs(({ name }) => trigramsOf(name), 0.4, kindOf)).toEqual([]);
  });

  it('describes each exercise in its own words', () => {
    expect(similarPairs(({ description }) => new Set(wordsOf(description)), 0.6)).toEqual([]);
    const cues = exerciseCatalog.flatMap((exercise) => exercise.cues);
    const uses = new Map<string, number>();
    for (const cue of cues) uses.set(cue, (uses.get(cue) ?? 0) + 1);
    expect(cues.filter((cue) => uses.get(cue)! > 2)).toEqual([]);
  });
});
