import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => call(adminRoutes.readSecondFactor),
});

export const useStartSecondFactor = () =>
  useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      call(adminRoutes.startSecondFactor, { body: { password, ...(code && { code }) } }),
  });

/**
 * The calls that need a code; each changes what the screen shows. `onDone` receives the new recovery codes; null after the second
 * factor was turned off. It is called even if the form has closed meanwhile: the server shows the codes only this once.
 */
export function useSecondFactorCode(
  action: 'confirm' | 'recovery-codes' | 'remove',
  onDone: (recoveryCodes: string[] | null) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string): Promise<{ recoveryCodes: string[] } | null> => {
      if (action === 'confirm') return await call(adminRoutes.confirmSecondFactor, { body: { code } });
      if (action === 'recovery-codes') return await call(adminRoutes.replaceRecoveryCodes, { body: { code } });
      await call(adminRoutes.removeSecondFactor, { body: { code } });
      return null;
    },
    onSuccess: async (answer) => {
      // Codes do not wait for the screen to load again: without a connection that takes as long as it is gone.
      if (answer) onDone(answer.recoveryCodes);
      await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      if (!answer) onDone(null);
    },
  });
}
