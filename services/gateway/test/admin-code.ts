import { Secret, TOTP } from 'otpauth';
import { adminPassword, anotherNetwork, type TestGateway } from './test-gateway.ts';

/** The code that an authenticator app with this secret shows at a moment. */
export const codeAt = (base32: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now.getTime() });

/** Starts a second factor of the owner, and returns what makes codes that were not used yet: each moves the service's clock. */
export async function startSecondFactor(gateway: TestGateway, cookie: string): Promise<() => string> {
  const headers = { cookie, ...anotherNetwork() };
  const started = await gateway.call('/api/admin/second-factor', { headers, json: { password: adminPassword } });
  const { secret } = (await started.json()) as { secret: string };
  return () => {
    gateway.moveClock(30);
    return codeAt(secret, gateway.deps.now());
  };
}

/** Turns the second factor of the owner on. */
export async function turnOnSecondFactor(gateway: TestGateway, cookie: string): Promise<() => string> {
  const nextCode = await startSecondFactor(gateway, cookie);
  const confirmed = await gateway.call('/api/admin/second-factor/confirm', {
    headers: { cookie, ...anotherNetwork() },
    json: { code: nextCode() },
  });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${confirmed.status} ${await confirmed.text()}`);
  return nextCode;
}
