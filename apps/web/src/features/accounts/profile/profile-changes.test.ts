import { expect, test } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { checkForm } from '../../../shared/form/check-form.ts';
import { profileChangesSchema, profileFormOf, profileSentences } from './profile-changes.ts';

const golfer = golferWith();
const check = (typed: object) =>
  checkForm(profileChangesSchema(golfer), profileSentences, {
    ...profileFormOf(golfer),
    currentPassword: 'the-password',
    ...typed,
  });

test.each<[object, object]>([
  [{}, {}],
  [{ city: ' Austin ' }, {}],
  [{ city: 'Austin\u200B' }, {}],
  [{ lastName: '\u202ELee\u200E' }, { lastName: 'Lee' }],
  [
    { city: 'Dallas', lastName: 'Lee' },
    { city: 'Dallas', lastName: 'Lee' },
  ],
  [{ handicap: '3.2' }, { handicap: 3.2 }],
  [{ handicap: '-2.1' }, { handicap: -2.1 }],
  [{ handicap: '' }, { handicap: null }],
  [{ heightFeet: '5', heightInches: '11' }, { heightCm: 180.3 }],
  [{ heightFeet: '6' }, { heightCm: 182.9 }],
  [
    { lengthUnit: 'cm', heightCm: '181' },
    { lengthUnit: 'cm', heightCm: 181 },
  ],
  [{ isListed: 'no' }, { isListed: false }],
  [{ email: 'new@example.com' }, { email: 'new@example.com', currentPassword: 'the-password' }],
])('%j is saved as %j', (typed, expected) => {
  expect(check(typed)).toEqual({ body: expected });
});

test.each<[object, string]>([
  [{ handicap: '54.1' }, 'handicap'],
  [{ handicap: '-10.1' }, 'handicap'],
  [{ handicap: '12.34' }, 'handicap'],
  [{ handicap: 'scratch' }, 'handicap'],
  [{ heightFeet: '5', heightInches: '12' }, 'heightFeet'],
  [{ heightFeet: '2' }, 'heightFeet'],
  [{ heightFeet: 'tall' }, 'heightFeet'],
  [{ lengthUnit: 'cm', heightCm: '1.80' }, 'heightCm'],
  [{ firstName: '' }, 'firstName'],
  [{ email: 'nothing' }, 'email'],
  [{ city: 'x'.repeat(61) }, 'city'],
])('%j is wrong at %s', (typed, field) => {
  expect(check(typed)).toEqual({ errors: { [field]: expect.stringMatching(/\.$/) } });
});

test('another e-mail needs the password', () => {
  expect(check({ email: 'new@example.com', currentPassword: '' })).toEqual({
    errors: { currentPassword: 'Please enter your current password.' },
  });
});
