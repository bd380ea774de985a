import { changePasswordBodySchema, errorCatalog, type User } from '@trueswing/contracts';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { ApiError, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { InfoNote } from '../../../ui/feedback.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { NewPasswordField, newPasswordSentence } from '../form/new-password-field.tsx';
import { useChangePassword } from './password.queries.ts';

/** The contract allows an empty password, which is not worth a call. */
const passwordsSchema = z.extend(changePasswordBodySchema, {
  currentPassword: changePasswordBodySchema.shape.currentPassword.check(z.minLength(1)),
});
const sentences = {
  currentPassword: errorCatalog['password-required'].message,
  newPassword: newPasswordSentence,
};

export function ChangePasswordScreen({ user }: { user: User }) {
  return (
    <EntryFrame title="Change your password" text={`You are signed in as ${user.email}.`}>
      {user.hasPassword ? (
        <ChangePasswordForm email={user.email} />
      ) : (
        <InfoNote>{errorCatalog['password-managed-elsewhere'].message}</InfoNote>
      )}
      <ButtonLink kind="quiet" to={paths.profile}>
        Back to Profile
      </ButtonLink>
    </EntryFrame>
  );
}

const isWrongPassword = (error: Error | null): boolean =>
  error instanceof ApiError && error.body?.code === 'wrong-password';

function ChangePasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const change = useChangePassword();
  const form = useCheckedForm(passwordsSchema, sentences);
  return (
    <CheckedForm
      form={form}
      onBody={(passwords) =>
        change.mutate(passwords, {
          onSuccess: () => {
            showToast({
              title: 'Password Changed',
              text: 'You are signed out on all other devices. Sign in there with the new password.',
            });
            navigate(paths.profile, { replace: true });
          },
          onError: (error) => {
            if (isWrongPassword(error))
              form.setError('currentPassword', { message: sentenceOf(error, '') }, { shouldFocus: true });
          },
        })
      }
      call={change}
      failure="We could not change your password. Please try again."
      isShownAtField={isWrongPassword(change.error)}
      submit="Change password"
    >
      {/* Password managers save the new password under this e-mail. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordField label="New password" {...form.field('newPassword')} />
    </CheckedForm>
  );
}
