import { accountRoutes, deleteConfirmation } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { InstallationInUseError } from '../refuse.ts';
import { demoPassword } from '../season/golfers.ts';
import { type GolferGateway, openGateway } from './open-gateway.ts';

/**
 * Deletes the golfers of a season that was not finished, as they would delete their accounts themselves.
 * @throws InstallationInUseError if one of them cannot be signed in; all accounts are there then
 */
export async function startOver(
  emails: readonly string[],
  { gatewayEnv, logger }: { gatewayEnv: Record<string, string>; logger: Logger },
): Promise<void> {
  const gateways: GolferGateway[] = [];
  try {
    for (const email of emails) {
      const gateway = await openGateway(gatewayEnv, logger);
      gateways.push(gateway);
      await signIn(gateway, email);
    }
    console.log('The demo season was not finished. It starts over: the eight demo accounts are deleted.');
    for (const gateway of gateways) {
      const body = { confirmation: deleteConfirmation, password: demoPassword } as const;
      await gateway.call(accountRoutes.deleteAccount, { body });
    }
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.close()));
  }
}

async function signIn(gateway: GolferGateway, email: string): Promise<void> {
  try {
    await gateway.call(accountRoutes.signIn, { body: { email, password: demoPassword } });
  } catch (cause) {
    throw new InstallationInUseError(`${email} cannot be signed in with the password of the demo season.`, { cause });
  }
}
