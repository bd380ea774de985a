import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { type PushMessage, pushMessageSchema } from '@trueswing/contracts';

/** A browser's half of a push subscription: it decrypts what arrives, as RFC 8291 says. */
export function createDevice() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    path: `/push/${randomUUID()}`,
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
    read(body: Buffer): PushMessage {
      // Salt, size of a record, length of the sender's key, the key; then one record.
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), secret, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes));
      const record = body.subarray(keyEnd);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and zeros.
      return pushMessageSchema.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
    },
  };
}
export type Device = ReturnType<typeof createDevice>;
