import type { CatalogExercise } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { exerciseCatalog } from './exercise-catalog.ts';

const trigramsOf = (text: string) => {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.flatMap((word) =>
      [...` ${word} `].map((_, at, letters) => letters.slice(at, at + 3).join('')).filter((part) => part.length === 3),
    ),
  );
};

/** Share of common trigrams, 0–1. The order of words does not count, so "Lift Left" equals "Left Lift". */
function similarity(a: Set<string>, b: Set<string>) {
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return common / (a.size + b.size - common);
}

function similarPairs(
  textOf: (exercise: CatalogExercise) => string,
  bound: number,
  isCompared = (_a: CatalogExercise, _b: CatalogExercise) => true,
) {
  const entries = exerciseCatalog.map((exercise) => ({ exercise, trigrams: trigramsOf(textOf(exercise)) }));
  return entries.flatMap((a, at) =>
    entries
      .slice(at + 1)
      .filter((b) => isCompared(a.exercise, b.exercise) && similarity(a.trigrams, b.trigrams) >= bound)
      .map((b) => `${a.exercise.name} / ${b.exercise.name}`),
  );
}

describe('near-duplicates', () => {
  it('finds a name with the same words', () => {
    expect(similarity(trigramsOf('Cable Lift, Low to High'), trigramsOf('Low to High Cable Lift'))).toBe(1);
    expect(similarity(trigramsOf('Dead Bug'), trigramsOf('Side Plank'))).toBe(0);
  });

  it('has no two names that differ by a letter or two', () => {
    expect(similarPairs(({ name }) => name, 0.75)).toEqual([]);
  });

  it('has no two exercises with one movement, equipment and purpose whose names are alike', () => {
    const kindOf = ({ pattern, equipment, target, goals }: CatalogExercise) =>
      JSON.stringify([pattern, equipment.toSorted(), target, goals.toSorted()]);
    expect(
      similarPairs(
        ({ name }) => name,
        0.4,
        (a, b) => kindOf(a) === kindOf(b),
      ),
    ).toEqual([]);
  });

  it('describes each exercise in its own words', () => {
    expect(similarPairs(({ description }) => description, 0.75)).toEqual([]);
    const cues = exerciseCatalog.flatMap((exercise) => exercise.cues);
    const uses = new Map<string, number>();
    for (const cue of cues) uses.set(cue, (uses.get(cue) ?? 0) + 1);
    expect(cues.filter((cue) => uses.get(cue)! > 2)).toEqual([]);
  });
});
