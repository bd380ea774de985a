import { Secret, TOTP } from 'otpauth';

/** A phone's clock may be one step of 30 s off. */
const toleratedSteps = 1;

const totpOf = (admin: string, secret?: Buffer): TOTP =>
  new TOTP({
    issuer: 'TrueSwing',
    label: admin,
    secret: secret ? new Secret({ buffer: Uint8Array.from(secret).buffer }) : new Secret({ size: 20 }),
  });

/** A new secret, and what an authenticator app needs: as an address for a QR code, and in base32. */
export function makeAuthenticator(admin: string): { secret: Uint8Array; uri: string; base32: string } {
  const totp = totpOf(admin);
  return { secret: totp.secret.bytes, uri: totp.toString(), base32: totp.secret.base32 };
}

/** The time step (30 s since 1970, RFC 6238) whose code this is; null if it is none of the current ones. */
export function stepOfCode(admin: string, secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(admin, secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
