import { useMutation } from '@tanstack/react-query';
import { adminRoutes } from '@trueswing/contracts';
import { call, isRefusal, sentenceOf } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';

interface AdminCredentials {
  /** Empty for the owner. */
  name: string;
  password: string;
  /** Empty until the server asks for it. */
  code: string;
}

/** Begins an admin's session, which is independent of a golfer's. */
export function useAdminLogin(onSignedIn: () => void) {
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ name, password, code }: AdminCredentials) =>
      call(adminRoutes.adminLogin, { body: { password, ...(name && { name }), ...(code && { code }) } }),
    onSuccess: () => {
      showToast({ title: 'Access Granted', text: 'Welcome to the admin panel' });
      onSignedIn();
    },
  });
}

export function useAdminLogout(onSignedOut: () => void) {
  const showToast = useToast();
  return useMutation({
    mutationFn: () => call(adminRoutes.adminLogout),
    onSuccess: () => {
      showToast({ title: 'Signed Out', text: 'Sign in with the password to come back.' });
      onSignedOut();
    },
    // A refusal means that the session is over already, which leads to the sign-in.
    onError: (error) =>
      !isRefusal(error) &&
      showToast({ title: 'Sign-Out Failed', text: sentenceOf(error, 'Please try again.'), kind: 'destructive' }),
  });
}
