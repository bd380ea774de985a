import { readFileSync } from 'node:fs';
import {
  type CatalogExercise,
  type Equipment,
  type FocusArea,
  focusAreas,
  type LibraryCategory,
  movementPatterns,
} from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { findBannedWords, readBans } from '../../../../scripts/check-language.mjs';
import { exerciseCatalog } from './exercise-catalog.ts';

/** Found in every home, so an exercise with these needs no variant. */
const household: readonly Equipment[] = ['chair', 'wall', 'towel', 'golf-club', 'mat', 'step'];

/** The names of the exercises that break a rule. */
const offenders = (isBroken: (exercise: CatalogExercise) => boolean) =>
  exerciseCatalog.filter(isBroken).map(({ name }) => name);

const textsOf = ({ name, target, description, cues, muscles, variant, contraindications }: CatalogExercise) => [
  name,
  target,
  description,
  ...cues,
  ...muscles,
  ...(variant ? [variant.how] : []),
  ...contraindications,
];

describe('exerciseCatalog', () => {
  it('has 398 exercises, area by area', () => {
    const counts: Record<FocusArea, number> = {
      'Core Control & Rotational Strength': 153,
      'Thoracic Spine Mobility': 112,
      'Lower Body Stability & Strength': 79,
      'Pelvic Mobility & Control': 37,
      'Shoulder Mobility & Stability': 13,
      'Postural Integrity': 3,
      'Ankle Mobility & Foot Function': 1,
    };
    const expected = focusAreas.flatMap((area) => new Array<FocusArea>(counts[area]).fill(area));
    expect(exerciseCatalog.map(({ focusArea }) => focusArea)).toEqual(expected);
    expect(expected).toHaveLength(398);
  });

  it('uses every movement pattern', () => {
    const used = new Set(exerciseCatalog.map(({ pattern }) => pattern));
    expect(movementPatterns.filter((pattern) => !used.has(pattern))).toEqual([]);
  });

  it('names each exercise once, and its id after the name', () => {
    const slug = (name: string) =>
      name
        .toLowerCase()
        .replaceAll('’', '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
    expect(offenders(({ id, name }) => id !== slug(name))).toEqual([]);
    expect(new Set(exerciseCatalog.map(({ id }) => id)).size).toBe(exerciseCatalog.length);
  });

  it('shows some exercises of each area free, about sixty in all', () => {
    const free = exerciseCatalog.filter(({ isPremium }) => !isPremium);
    expect(free.length).toBeGreaterThanOrEqual(55);
    expect(free.length).toBeLessThanOrEqual(65);
    const areasOf = (exercises: readonly CatalogExercise[]) => new Set(exercises.map(({ focusArea }) => focusArea));
    expect(areasOf(free)).toEqual(areasOf(exerciseCatalog));
  });
});

describe('a catalog entry', () => {
  it('is written in title case', () => {
    const small = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'over', 'the', 'to', 'with']);
    const isTitleCase = (word: string, at: number) => /^[A-Z0-9]/.test(word) || (at > 0 && small.has(word));
    expect(offenders(({ name }) => !name.split(/[ -]/).every(isTitleCase))).toEqual([]);
  });

  it('lasts as long as its sets and rests', () => {
    /** A repetition takes three seconds at least, and ten if it is slow: a get-up, or a long breath. */
    const isImplausible = ({ sets, repetitions, holdSeconds, perSide, durationSeconds }: CatalogExercise) => {
      const [least, most] =
        repetitions === null ? [holdSeconds!, holdSeconds! + 5] : [repetitions * 3, repetitions * 10];
      const rounds = sets * (perSide ? 2 : 1);
      return durationSeconds < rounds * least + (sets - 1) * 15 || durationSeconds > rounds * most + sets * 60;
    };
    expect(offenders(isImplausible)).toEqual([]);
  });

  it('is possible at home', () => {
    const needsMore = ({ equipment }: CatalogExercise) => equipment.some((name) => !household.includes(name));
    expect(offenders((exercise) => needsMore(exercise) && exercise.variant === null)).toEqual([]);
    // A band is no variant of a band.
    expect(
      offenders(({ variant, equipment }) => variant !== null && equipment.includes(variant.with as never)),
    ).toEqual([]);
  });

  it('warns if it is hard, or strains the lower back most', () => {
    const needsWarning = ({ difficulty, loads }: CatalogExercise) => difficulty >= 4 || loads[0] === 'lower-back';
    expect(offenders((exercise) => needsWarning(exercise) && exercise.contraindications.length === 0)).toEqual([]);
  });

  it('stands in a library category that fits its area', () => {
    const unusual: Partial<Record<CatalogExercise['focusArea'], LibraryCategory>> = {
      'Thoracic Spine Mobility': 'balance',
    };
    expect(offenders(({ focusArea, libraryCategory }) => unusual[focusArea] === libraryCategory)).toEqual([]);
  });

  it('has a target that completes "this works on"', () => {
    // A bare verb, or a noun that needs its article: "Reach back with the hips", "Level pelvis on one leg".
    const verb = /^(Bend|Find|Hold|Keep|Lift|Load|Pull|Push|Reach|Rise|Step|Swing|Turn|Wake) /;
    const bareNoun = /^(\w+ )?(Trunk|Pelvis|Spine|Squat|Hinge|Bend|Back|Side) (as|at|of|over|that|under|while) /i;
    const isArticle = /^(A|An|The) /;
    expect(offenders(({ target }) => verb.test(target))).toEqual([]);
    expect(offenders(({ target }) => bareNoun.test(target) && !isArticle.test(target))).toEqual([]);
  });

  it('lists nothing twice', () => {
    const lists = ({ goals, cues, muscles, equipment, loads }: CatalogExercise) => [
      goals,
      cues,
      muscles,
      equipment,
      loads,
    ];
    expect(
      offenders((exercise) => lists(exercise).some((list: readonly string[]) => new Set(list).size < list.length)),
    ).toEqual([]);
  });

  it('is written in plain American English and whole sentences', () => {
    const bans = readBans(readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8'));
    const isBanned = (exercise: CatalogExercise) =>
      findBannedWords('exercise.md', textsOf(exercise).join('\n'), bans).length > 0;
    expect(offenders(isBanned)).toEqual([]);
    const isSentence = (text: string) => /^[A-Z].*[^.]\.$/.test(text);
    const sentencesOf = ({ description, cues, variant, contraindications }: CatalogExercise) => [
      description,
      ...cues,
      ...(variant ? [variant.how] : []),
      ...contraindications,
    ];
    expect(offenders((exercise) => !sentencesOf(exercise).every(isSentence))).toEqual([]);
    expect(offenders((exercise) => textsOf(exercise).some((text) => /['"]| {2}|±/.test(text)))).toEqual([]);
  });
});
