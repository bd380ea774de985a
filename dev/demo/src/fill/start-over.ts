import { accountRoutes, deleteConfirmation } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { demoPassword } from '../season/golfers.ts';
import { openGateway } from './open-gateway.ts';

/** Deletes the golfers of a season that was not finished, as they would delete their accounts themselves. */
export async function startOver(
  emails: readonly string[],
  { gatewayEnv, logger }: { gatewayEnv: Record<string, string>; logger: Logger },
): Promise<void> {
  for (const email of emails) {
    const gateway = await openGateway(gatewayEnv, logger);
    try {
      await gateway.call(accountRoutes.signIn, { body: { email, password: demoPassword } });
      const body = { confirmation: deleteConfirmation, password: demoPassword } as const;
      await gateway.call(accountRoutes.deleteAccount, { body });
    } finally {
      await gateway.close();
    }
  }
}
