import type { User } from '@trueswing/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProfile } from './accounts.queries.ts';
import { type ProfileForm, profileChanges, profileFormOf } from './profile-changes.ts';

/** Save returns to the view, Cancel discards. */
export function ProfileEditor({ user, onDone }: { user: User; onDone(): void }) {
  const [form, setForm] = useState(() => profileFormOf(user));
  const [password, setPassword] = useState('');
  const update = useUpdateProfile();
  const showToast = useToast();
  const isNewEmail = form.email.trim() !== user.email;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = profileChanges(user, form, password);
    if (!changes) {
      const text = 'Please check your input: first name, e-mail, and a handicap from −10 to 54 in steps of 0.1.';
      return showToast({ title: 'Update Failed', text, kind: 'destructive' });
    }
    if (Object.keys(changes).length === 0) return onDone();
    update.mutate(changes, { onSuccess: onDone });
  };
  const field = (name: keyof ProfileForm) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: event.target.value })),
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="First name" {...field('firstName')} autoComplete="given-name" required maxLength={60} />
      <TextField label="Last name" {...field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField
        label="E-mail"
        {...field('email')}
        type="email"
        autoComplete="email"
        required
        disabled={!user.hasPassword}
        {...(!user.hasPassword && { hint: 'Comes from the account that you sign in with.' })}
      />
      {isNewEmail && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          hint="Another e-mail is another key to your account."
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
      )}
      <TextField label="Handicap" {...field('handicap')} type="number" inputMode="decimal" step={0.1} />
      <TextField label="City" {...field('city')} autoComplete="address-level2" maxLength={60} />
      <TextField label="State" {...field('state')} autoComplete="address-level1" maxLength={60} />
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" disabled={update.isPending}>
          Save
        </Button>
        <Button kind="outline" disabled={update.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
