import { deleteAccountBodySchema, deleteConfirmation } from '@trueswing/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ApiError, requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useDeleteAccount } from './profile.queries.ts';

const { confirmation, password } = deleteAccountBodySchema.shape;

/** The word in any case, and the password if the account has one. */
const bodySchema = z.object({ confirmation: z.pipe(z.string().check(z.trim(), z.toUpperCase()), confirmation) });
const bodyWithPasswordSchema = z.extend(bodySchema, { password: password.def.innerType.check(z.minLength(1)) });

/** The last confirmation before an account is deleted. */
export function DeleteAccountForm({ onKeep }: { onKeep: () => void }) {
  const { hasPassword } = useUser();
  const form = useForm({ defaultValues: { confirmation: '', password: '' } });
  const schema = hasPassword ? bodyWithPasswordSchema : bodySchema;
  const { data: body } = schema.safeParse(useWatch({ control: form.control }));
  const deletion = useDeleteAccount();
  const code = deletion.error instanceof ApiError ? deletion.error.body?.code : undefined;
  const isPasswordWrong = code === 'wrong-password' || code === 'password-required';
  const sentence = deletion.error && sentenceOf(deletion.error, 'We could not delete your account. Please try again.');

  return (
    <form
      onSubmit={form.handleSubmit(() => body && deletion.mutate(body))}
      aria-label="Delete account"
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-col gap-1">
        <h3 className="text-lg text-alert">Delete your account?</h3>
        <p>Your videos, analyses and points are deleted for good. A subscription ends. This action cannot be undone.</p>
      </div>
      <TextField
        label={`Type ${deleteConfirmation} to confirm`}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('confirmation')}
      />
      {hasPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.register('password')}
          error={isPasswordWrong ? (sentence ?? undefined) : undefined}
        />
      )}
      {sentence && !isPasswordWrong && (
        <ErrorNote
          requestId={requestIdOf(deletion.error)}
          action={
            code === 'sign-in-again' && (
              <ButtonLink to={paths.login} reloadDocument kind="outline" size="small">
                Sign In Again
              </ButtonLink>
            )
          }
        >
          {sentence}
        </ErrorNote>
      )}
      <Button
        type="submit"
        kind="danger"
        className="border-2 border-current"
        isBusy={deletion.isPending}
        disabled={!body}
      >
        Delete My Account
      </Button>
      <Button kind="quiet" onClick={onKeep}>
        Keep My Account
      </Button>
    </form>
  );
}
