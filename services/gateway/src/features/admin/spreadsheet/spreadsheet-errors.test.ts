import { catalogExerciseSchema } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { expect, it } from 'vitest';
import { describeIssue } from './spreadsheet-errors.ts';

it.each<[string, object, string]>([
  ['no name', { name: null }, 'This must be text.'],
  ['a short name', { name: 'Up' }, 'The least here is 3 characters.'],
  ['a long name', { name: 'x'.repeat(61) }, 'The most here is 60 characters.'],
  ['a word for a number', { sets: 'three' }, 'This must be a number.'],
  ['a part of a set', { sets: 1.5 }, 'This must be a whole number.'],
  ['too many sets', { sets: 7 }, 'The most here is 6.'],
  ['one cue', { cues: ['Keep your head still.'] }, 'The least here is 2 entries.'],
  ['perhaps', { isPremium: 'perhaps' }, 'This must be yes or no.'],
  ['an unknown category', { libraryCategory: 'speed' }, 'This must be one of: mobility, strength, balance.'],
  ['an address of another site', { videoUrl: 'https://example.com/' }, 'This does not have the right form.'],
  ['neither count', { repetitions: null, holdSeconds: null }, 'Give either repetitions or holdSeconds.'],
])('describes %s', (_, change, sentence) => {
  const { error } = catalogExerciseSchema.safeParse({ ...exerciseCatalog[0], ...change });
  expect(error?.issues.map(describeIssue)).toEqual([sentence]);
});
