import type { User } from '@trueswing/contracts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError, sentenceOf } from '../../../shared/api/http-client.ts';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { HeightField } from './height-field.tsx';
import { convertTo, type HeightForm } from './height-form.ts';
import { useUpdateProfile } from './profile.queries.ts';
import { type ProfileForm, profileChangesSchema, profileFormOf, profileSentences } from './profile-changes.ts';

/** The field to which an error code belongs; every other error is about the whole form. */
const fieldOfCode: Partial<Record<string, keyof ProfileForm>> = {
  'password-required': 'currentPassword',
  'wrong-password': 'currentPassword',
  'email-taken': 'email',
  'email-managed-elsewhere': 'email',
};

interface ProfileEditorProps {
  user: User;
  /** The field that has the focus first. */
  startsAt: 'firstName' | 'height';
  onDone(): void;
}

/** Edits the profile. Save and Cancel both return to the view; Cancel discards the changes. */
export function ProfileEditor({ user: current, startsAt, onDone }: ProfileEditorProps) {
  // What another device saves meanwhile is not in these fields: compared with it, they would look changed here.
  const [user] = useState(current);
  const form = useCheckedForm(profileChangesSchema(user), profileSentences, profileFormOf(user));
  const update = useUpdateProfile();
  const isNewEmail = useWatch({ control: form.control, name: 'email' }).trim() !== user.email;

  const save = form.handleSubmit((changes) => {
    if (Object.keys(changes).length === 0) return onDone();
    update.mutate(changes, {
      onSuccess: onDone,
      onError: (error) => {
        const field = error instanceof ApiError && fieldOfCode[error.body?.code ?? ''];
        if (field) form.setError(field, { message: sentenceOf(error, '') }, { shouldFocus: true });
      },
    });
  });

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <TextField
        label="First name"
        {...form.field('firstName')}
        autoFocus={startsAt === 'firstName'}
        autoComplete="given-name"
        required
        maxLength={60}
      />
      <TextField label="Last name" {...form.field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField
        label="E-mail"
        {...form.field('email')}
        type="email"
        autoComplete="email"
        required
        readOnly={!user.hasPassword}
        hint={user.hasPassword ? undefined : 'You change it in the account that you sign in with.'}
      />
      {isNewEmail && (
        <PasswordField
          label="Current password"
          {...form.field('currentPassword')}
          autoComplete="current-password"
          hint="To change your e-mail we need your password."
          required
        />
      )}
      <TextField
        label="Handicap"
        {...form.field('handicap')}
        type="number"
        step={0.1}
        min={-10}
        max={54}
        hint="A plus handicap is below zero: for +2 enter −2."
      />
      <HeightField
        unit={useWatch({ control: form.control, name: 'lengthUnit' })}
        field={form.field}
        hasFocus={startsAt === 'height'}
        onUnit={(unit) => {
          for (const [name, value] of Object.entries(convertTo(unit, form.getValues()))) {
            form.setValue(name as keyof HeightForm, value);
          }
        }}
      />
      <TextField label="City" {...form.field('city')} autoComplete="address-level2" maxLength={60} />
      <TextField label="State" {...form.field('state')} autoComplete="address-level1" maxLength={60} />
      <SwitchField
        label="Show me on the leaderboard"
        hint="Others see your first name, city, state and points. You always see your own position."
        isOn={useWatch({ control: form.control, name: 'isListed' }) === 'yes'}
        onChange={(isListed) => form.setValue('isListed', isListed ? 'yes' : 'no')}
      />
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
