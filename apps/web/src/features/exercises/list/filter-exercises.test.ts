import { describe, expect, it } from 'vitest';
import { exerciseWith } from '../../../../test/fixtures/exercises.ts';
import { filterChoices, filterExercises, type LibraryFilters, noFilters } from './filter-exercises.ts';

const exercises = [
  exerciseWith({ name: 'Bird Dog', description: 'On all fours.', libraryCategory: 'balance' }),
  exerciseWith({ name: 'Glute Bridge', description: 'Lift your hips.', libraryCategory: 'strength' }),
  exerciseWith({ name: 'Open Book', description: 'Turn your chest open, like a bird.', libraryCategory: 'mobility' }),
];
const find = (text: string, category: LibraryFilters['category'] = 'all') =>
  filterExercises(exercises, { ...noFilters, text, category }).map(({ name }) => name);

describe('the search of the library', () => {
  it.each([
    ['', 'all', ['Bird Dog', 'Glute Bridge', 'Open Book']],
    ['bird', 'all', ['Bird Dog', 'Open Book']],
    ['  BRIDGE ', 'all', ['Glute Bridge']],
    ['', 'mobility', ['Open Book']],
    ['bird', 'balance', ['Bird Dog']],
    ['bridge', 'balance', []],
    ['.*', 'all', []],
  ] as const)('“%s” among %s', (text, filter, names) => {
    expect(find(text, filter)).toEqual(names);
  });
});

describe('the lists of the library', () => {
  const listed = [
    exerciseWith({ name: 'Plank', category: 'Core Control & Rotational Strength', goals: ['posture'], equipment: [] }),
    exerciseWith({
      name: 'Row',
      category: 'Postural Integrity',
      goals: ['posture', 'club-speed'],
      equipment: ['resistance-band'],
    }),
    exerciseWith({
      name: 'Chop',
      category: 'Core Control & Rotational Strength',
      goals: ['x-factor'],
      equipment: ['resistance-band', 'dumbbell'],
    }),
  ];
  it.each<[string, Partial<LibraryFilters>, string[]]>([
    ['a fault', { fault: 'posture' }, ['Plank', 'Row']],
    ['a fault that none improves', { fault: 'balance' }, []],
    ['a part of the body', { bodyPart: 'Core Control & Rotational Strength' }, ['Plank', 'Chop']],
    ['what one has, also beside other things', { equipment: 'resistance-band' }, ['Row', 'Chop']],
    ['just the body', { equipment: 'none' }, ['Plank']],
    [
      'all of them together',
      { fault: 'posture', bodyPart: 'Postural Integrity', equipment: 'resistance-band', text: 'row' },
      ['Row'],
    ],
    ['lists that fit no exercise together', { fault: 'x-factor', equipment: 'none' }, []],
  ])('narrow it down by %s', (_, filters, names) => {
    expect(filterExercises(listed, { ...noFilters, ...filters }).map(({ name }) => name)).toEqual(names);
  });

  it('name each fault, part of the body and equipment once', () => {
    for (const choices of Object.values(filterChoices)) {
      const labels = choices.map(([, label]) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
