import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

// A file is: magic, initialization vector, content in AES-256-GCM, tag.
const algorithm = 'aes-256-gcm';
const magic = Buffer.from('TSB1');
const ivBytes = 12;
const headBytes = magic.length + ivBytes;
const tagBytes = 16;
/** Bytes that an encrypted file has beside its content. */
export const encryptionBytes = headBytes + tagBytes;

/** Encrypts a file. Its name counts, so that no file can be put in the place of another. */
export function encrypting(key: Buffer, name: string): Transform {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, cipher.update(chunk));
    },
    flush(done) {
      stream.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(Buffer.concat([magic, iv]));
  return stream;
}

/**
 * Decrypts a file. Fails at its end if the key is another one or a byte was changed: until then its content is not to be trusted.
 */
export function decrypting(key: Buffer, name: string): Transform {
  let decipher: DecipherGCM | undefined;
  let waiting = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      waiting = Buffer.concat([waiting, chunk]);
      if (!decipher) {
        if (waiting.length < headBytes) return done();
        if (!waiting.subarray(0, magic.length).equals(magic)) return done(new Error(`${name} is not encrypted`));
        decipher = createDecipheriv(algorithm, key, waiting.subarray(magic.length, headBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(Buffer.from(name));
        waiting = waiting.subarray(headBytes);
      }
      // The last bytes may be the tag.
      const ready = Math.max(0, waiting.length - tagBytes);
      const content = decipher.update(waiting.subarray(0, ready));
      waiting = waiting.subarray(ready);
      done(null, content);
    },
    flush(done) {
      try {
        if (!decipher) throw new Error('it ends too soon');
        decipher.setAuthTag(waiting);
        done(null, decipher.final());
      } catch (cause) {
        done(new Error(`${name} cannot be decrypted: BACKUP_KEY is another one, or the file was changed`, { cause }));
      }
    },
  });
  return stream;
}
