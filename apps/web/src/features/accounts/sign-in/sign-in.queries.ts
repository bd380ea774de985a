import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userSchema } from '@trueswing/contracts';
import { request } from '../../../shared/api/http-client.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

interface SignInInput {
  email: string;
  password: string;
}
interface RegisterInput extends SignInInput {
  firstName: string;
  lastName: string;
}

/** Signs in or registers; the new user takes the place of whatever was cached for another. `onSignedIn` comes first. */
export function useSignIn(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput | RegisterInput) =>
      request('firstName' in input ? '/api/auth/register' : '/api/auth/sign-in', userSchema, {
        method: 'POST',
        body: input,
      }),
    onSuccess: (user) => {
      onSignedIn();
      changeUser(queryClient, user);
    },
  });
}
