import { createECDH } from 'node:crypto';

/** A private key that signs what is sent to push services (VAPID): 32 bytes in base64url. */
export function newPushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros are part of the key's form.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** The public half of a private key, with which browsers subscribe. */
export function publicPushKey(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
