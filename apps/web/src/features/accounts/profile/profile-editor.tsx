import type { User } from '@trueswing/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import { type ProfileErrors, type ProfileForm, profileChanges, profileFormOf } from './profile-changes.ts';

/** The field that a refusal is about; every other refusal is about the whole form. */
const fieldOfCode: Partial<Record<string, keyof ProfileErrors>> = {
  'password-required': 'currentPassword',
  'wrong-password': 'currentPassword',
  'email-taken': 'email',
  'email-managed-elsewhere': 'email',
};

/** Save returns to the view, Cancel discards. */
export function ProfileEditor({ user, onDone }: { user: User; onDone(): void }) {
  const [form, setForm] = useState(() => profileFormOf(user));
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<ProfileErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const update = useUpdateProfile();
  const isNewEmail = form.email.trim() !== user.email;

  /** The cursor goes into the first field that is wrong. */
  const show = (found: ProfileErrors) => {
    setErrors(found);
    const fields = [...(element.current?.querySelectorAll('input') ?? [])];
    fields.find(({ name }) => name in found)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = profileChanges(user, form, password);
    if ('errors' in outcome) return show(outcome.errors);
    if (Object.keys(outcome.changes).length === 0) return onDone();
    setErrors({});
    update.mutate(outcome.changes, {
      onSuccess: onDone,
      onError: (error) => {
        const field = error instanceof ApiError && fieldOfCode[error.body?.code ?? ''];
        if (field) show({ [field]: sentenceOf(error, '') });
      },
    });
  };
  const field = (name: keyof ProfileForm) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: event.target.value })),
  });

  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="First name"
        {...field('firstName')}
        autoFocus
        autoComplete="given-name"
        required
        maxLength={60}
      />
      <TextField label="Last name" {...field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField
        label="E-mail"
        {...field('email')}
        type="email"
        autoComplete="email"
        required
        readOnly={!user.hasPassword}
        hint={user.hasPassword ? undefined : 'Comes from the account that you sign in with.'}
      />
      {isNewEmail && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          hint="Another e-mail is another key to your account."
          value={password}
          error={errors.currentPassword}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
      )}
      <TextField
        label="Handicap"
        {...field('handicap')}
        type="number"
        step={0.1}
        min={-10}
        max={54}
        hint="A plus handicap is below zero: for +2 enter −2."
      />
      <TextField label="City" {...field('city')} autoComplete="address-level2" maxLength={60} />
      <TextField label="State" {...field('state')} autoComplete="address-level1" maxLength={60} />
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" isBusy={update.isPending}>
          Save
        </Button>
        <Button kind="outline" disabled={update.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
