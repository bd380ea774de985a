// JavaScript without imports of packages: the script that makes the secrets of the containers runs it alone.
import { createECDH } from 'node:crypto';

const newPair = () => createECDH('prime256v1');

export function newPushKey() {
  const pair = newPair();
  pair.generateKeys();
  // Leading zeros are part of the key's form.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

export function publicPushKey(privateKey) {
  const pair = newPair();
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
