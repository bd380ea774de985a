import { expect, test } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { profileChanges, profileFormOf } from './profile-changes.ts';

const golfer = golferWith();
const changes = (typed: object) => profileChanges(golfer, { ...profileFormOf(golfer), ...typed }, 'the-password');

test.each<[object, object]>([
  [{}, {}],
  [{ city: ' Austin ' }, {}],
  [
    { city: 'Dallas', lastName: 'Lee' },
    { city: 'Dallas', lastName: 'Lee' },
  ],
  [{ handicap: '3.2' }, { handicap: 3.2 }],
  [{ handicap: '-2.1' }, { handicap: -2.1 }],
  [{ handicap: '' }, { handicap: null }],
  [{ email: 'new@example.com' }, { email: 'new@example.com', currentPassword: 'the-password' }],
])('%j is saved as %j', (typed, expected) => {
  expect(changes(typed)).toEqual({ changes: expected });
});

test.each<[object, string]>([
  [{ handicap: '54.1' }, 'handicap'],
  [{ handicap: '-10.1' }, 'handicap'],
  [{ handicap: '12.34' }, 'handicap'],
  [{ handicap: 'scratch' }, 'handicap'],
  [{ firstName: '' }, 'firstName'],
  [{ email: 'nothing' }, 'email'],
  [{ city: 'x'.repeat(61) }, 'city'],
])('%j is wrong at %s', (typed, field) => {
  expect(changes(typed)).toEqual({ errors: { [field]: expect.stringMatching(/\.$/) } });
});

test('another e-mail needs the password', () => {
  const form = { ...profileFormOf(golfer), email: 'new@example.com' };
  expect(profileChanges(golfer, form, '')).toEqual({
    errors: { currentPassword: 'Please enter your current password.' },
  });
});
