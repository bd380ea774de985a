import { errorCatalogue, type UpdateUserBody, type User, updateUserBodySchema } from '@trueswing/contracts';

/** What stands in the form, as typed. */
export type ProfileForm = Record<'firstName' | 'lastName' | 'email' | 'handicap' | 'city' | 'state', string>;
type ProfileField = keyof ProfileForm | 'currentPassword';
export type ProfileErrors = Partial<Record<ProfileField, string>>;

const sentences: Record<ProfileField, string> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter at most 60 characters.',
  email: 'Please enter a whole e-mail address, like you@example.com.',
  handicap: 'Please enter a handicap from −10 to 54, in steps of 0.1.',
  city: 'Please enter at most 60 characters.',
  state: 'Please enter at most 60 characters.',
  currentPassword: errorCatalogue['password-required'].message,
};

export const profileFormOf = (user: User): ProfileForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  handicap: user.handicap === null ? '' : String(user.handicap),
  city: user.city ?? '',
  state: user.state ?? '',
});

/** What is to be saved: only what differs; or what is wrong, field by field. */
export function profileChanges(
  user: User,
  form: ProfileForm,
  currentPassword: string,
): { changes: UpdateUserBody } | { errors: ProfileErrors } {
  const before = profileFormOf(user);
  const named = Object.entries(form).filter(([name, typed]) => typed.trim() !== before[name as keyof ProfileForm]);
  const changes: Record<string, unknown> = Object.fromEntries(named);
  if ('handicap' in changes) changes.handicap = form.handicap.trim() === '' ? null : Number(form.handicap);
  if ('email' in changes) changes.currentPassword = currentPassword;
  const checked = updateUserBodySchema.safeParse(changes);
  const wrong = new Set(checked.error?.issues.map(({ path }) => path[0]));
  if ('email' in changes && currentPassword === '') wrong.add('currentPassword');
  if (checked.success && wrong.size === 0) return { changes: checked.data };
  return { errors: Object.fromEntries(Object.entries(sentences).filter(([field]) => wrong.has(field))) };
}
