import { expect, test } from 'vitest';
import { profileChanges, profileFormOf } from './profile-changes.ts';
import { golferWith } from './user-under-test.ts';

const golfer = golferWith();
const changes = (typed: object) => profileChanges(golfer, { ...profileFormOf(golfer), ...typed }, 'the-password');

test.each<[object, object | null]>([
  [{}, {}],
  [{ city: ' Austin ' }, {}],
  [
    { city: 'Dallas', lastName: 'Lee' },
    { city: 'Dallas', lastName: 'Lee' },
  ],
  [{ handicap: '3.2' }, { handicap: 3.2 }],
  [{ handicap: '' }, { handicap: null }],
  [{ handicap: '54.1' }, null],
  [{ handicap: 'scratch' }, null],
  [{ firstName: '' }, null],
  [{ email: 'new@example.com' }, { email: 'new@example.com', currentPassword: 'the-password' }],
  [{ email: 'nothing' }, null],
])('%j is saved as %j', (typed, expected) => {
  expect(changes(typed)).toEqual(expected);
});
