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

/** The calls that need a code; each changes what the screen shows. */
export function useSecondFactorCode(action: 'confirm' | 'recovery-codes' | 'remove') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string): Promise<{ recoveryCodes: string[] } | null> => {
      if (action === 'confirm') return await call(adminRoutes.confirmSecondFactor, { body: { code } });
      if (action === 'recovery-codes') return await call(adminRoutes.replaceRecoveryCodes, { body: { code } });
      await call(adminRoutes.removeSecondFactor, { body: { code } });
      return null;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}
