import { describe, expect, it } from 'vitest';
import { exerciseWith } from '../../../../test/fixtures/exercises.ts';
import { filterExercises, type LibraryFilters, noFilters } from './filter-exercises.ts';

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
