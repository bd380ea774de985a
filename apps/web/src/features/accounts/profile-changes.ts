import { type UpdateUserBody, type User, updateUserBodySchema } from '@trueswing/contracts';

/** What stands in the form, as typed. */
export type ProfileForm = Record<'firstName' | 'lastName' | 'email' | 'handicap' | 'city' | 'state', string>;

export const profileFormOf = (user: User): ProfileForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  handicap: user.handicap === null ? '' : String(user.handicap),
  city: user.city ?? '',
  state: user.state ?? '',
});

/** What is to be saved: only what differs. Null where something typed cannot be saved. */
export function profileChanges(user: User, form: ProfileForm, currentPassword: string): UpdateUserBody | null {
  const before = profileFormOf(user);
  const named = Object.entries(form).filter(([name, typed]) => typed.trim() !== before[name as keyof ProfileForm]);
  const changes: Record<string, unknown> = Object.fromEntries(named);
  if ('handicap' in changes) changes.handicap = form.handicap.trim() === '' ? null : Number(form.handicap);
  if ('email' in changes) changes.currentPassword = currentPassword;
  return updateUserBodySchema.safeParse(changes).data ?? null;
}
