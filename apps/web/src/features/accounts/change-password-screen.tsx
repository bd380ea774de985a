import { changePasswordBodySchema, errorCatalogue, passwordMinLength, type User } from '@trueswing/contracts';
import { useNavigate } from 'react-router';
import { ApiError, requestIdOf, sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNote, Notice } from '../../ui/feedback.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { newPasswordSentence } from './new-password-sentence.ts';
import { useChangePassword } from './password.queries.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const sentences = {
  currentPassword: errorCatalogue['password-required'].message,
  newPassword: newPasswordSentence,
};

export function ChangePasswordScreen({ user }: { user: User }) {
  return (
    <EntryFrame title="Change your password" text={`You are signed in as ${user.email}.`}>
      {user.hasPassword ? (
        <ChangePasswordForm email={user.email} />
      ) : (
        <Notice>{errorCatalogue['password-managed-elsewhere'].message}</Notice>
      )}
      <ButtonLink kind="quiet" to={paths.profile}>
        Back to Profile
      </ButtonLink>
    </EntryFrame>
  );
}

function ChangePasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const change = useChangePassword();
  const form = useCheckedForm(changePasswordBodySchema, sentences);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={form.forget}
      onSubmit={(event) => {
        const element = event.currentTarget;
        const passwords = form.read(event);
        if (!passwords) return;
        change.mutate(passwords, {
          onSuccess: () => {
            showToast({ title: 'Password Changed', text: 'You are signed out on all other devices.' });
            navigate(paths.profile, { replace: true });
          },
          onError: (error) => {
            const isWrong = error instanceof ApiError && error.body?.code === 'wrong-password';
            if (isWrong) form.show(element, { currentPassword: sentenceOf(error, '') });
          },
        });
      }}
    >
      {/* Password managers file the new password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={form.errors.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={`At least ${passwordMinLength} characters`}
        error={form.errors.newPassword}
      />
      {change.error && !form.errors.currentPassword && (
        <ErrorNote requestId={requestIdOf(change.error)}>
          {sentenceOf(change.error, 'We could not change your password. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={change}>Change password</SubmitButton>
    </form>
  );
}
