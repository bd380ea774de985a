import { errorCatalog, type User, updateUserBodySchema } from '@trueswing/contracts';
import { z } from 'zod/mini';
import type { Sentences } from '../../../shared/form/check-form.ts';
import { withCleanNames } from '../../../shared/form/clean-names.ts';
import { type HeightForm, heightFormOf, readHeightCm } from './height-form.ts';

/** The values of the profile form, as typed. */
export type ProfileForm = Record<
  'firstName' | 'lastName' | 'email' | 'currentPassword' | 'handicap' | 'city' | 'state',
  string
> &
  HeightForm & { isListed: 'yes' | 'no' };

export const profileSentences: Sentences<ProfileForm> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter at most 60 characters.',
  email: 'Please enter a whole e-mail address, like you@example.com.',
  currentPassword: errorCatalog['password-required'].message,
  handicap: 'Please enter a handicap from −10 to 54, in steps of 0.1. For +2 enter −2.',
  city: 'Please enter at most 60 characters.',
  state: 'Please enter at most 60 characters.',
  lengthUnit: 'Please choose a unit.',
  heightFeet: 'Please enter a height from 3 to 7 feet, and less than 12 inches.',
  heightInches: 'Please enter less than 12 inches.',
  heightCm: 'Please enter a height from 90 to 230 cm.',
  isListed: 'Please choose.',
};

export const profileFormOf = (user: User): ProfileForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  currentPassword: '',
  handicap: user.handicap === null ? '' : String(user.handicap),
  city: user.city ?? '',
  state: user.state ?? '',
  ...heightFormOf(user),
  isListed: user.isListed ? 'yes' : 'no',
});

/** Turns the form into the body of the update: only the changed fields, and the password if the e-mail changes. */
export const profileChangesSchema = (user: User) =>
  z.pipe(
    z.pipe(
      z.custom<ProfileForm>(),
      z.transform((typed, context) => {
        const form = withCleanNames(typed, ['firstName', 'lastName', 'city', 'state']);
        const heightCm = readHeightCm(form);
        if (heightCm === undefined) {
          const path = [form.lengthUnit === 'cm' ? 'heightCm' : 'heightFeet'];
          context.issues.push({ code: 'custom', input: form, path });
        }
        return changesOf(user, form, heightCm);
      }),
    ),
    z.extend(updateUserBodySchema, { currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  );

function changesOf(
  user: User,
  form: ProfileForm,
  heightCm: number | null | undefined,
): z.input<typeof updateUserBodySchema> {
  const before = profileFormOf(user);
  const {
    currentPassword,
    handicap,
    isListed,
    heightFeet: _feet,
    heightInches: _inches,
    heightCm: _cm,
    ...texts
  } = form;
  const isChanged = (name: keyof ProfileForm) => form[name].trim() !== before[name];
  const changed = Object.entries(texts).filter(([name]) => isChanged(name as keyof ProfileForm));
  return {
    ...Object.fromEntries(changed),
    ...(isChanged('handicap') && { handicap: handicap.trim() === '' ? null : Number(handicap) }),
    ...(heightNames[form.lengthUnit].some(isChanged) && { heightCm }),
    ...(isChanged('isListed') && { isListed: isListed === 'yes' }),
    ...(isChanged('email') && { currentPassword }),
  };
}

/** The fields that hold the height in each unit. A change of the unit alone leaves the stored height as it is. */
const heightNames = { in: ['heightFeet', 'heightInches'], cm: ['heightCm'] } as const;
