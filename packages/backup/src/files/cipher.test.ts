import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decrypting, encrypting } from './cipher.ts';

const key = randomBytes(32);
const encrypt = (content: Buffer, name = 'a') => buffer(Readable.from([content]).pipe(encrypting(key, name)));
/** In pieces, as a disk or a network brings them. */
const decrypt = (bytes: Buffer, pieceBytes = 64 * 1024, { name = 'a', with: used = key } = {}) =>
  buffer(Readable.from(pieces(bytes, pieceBytes)).pipe(decrypting(used, name)));

function* pieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

it.each([0, 1, 15, 16, 17, 1_000, 300_000])('%i bytes come back, however they arrive', async (length) => {
  const content = randomBytes(length);
  const encrypted = await encrypt(content);
  expect(encrypted.length).toBe(length + 32);
  for (const pieceBytes of [1, 7, 16, 33, 64 * 1024]) {
    if (length > 10_000 && pieceBytes < 16) continue;
    expect((await decrypt(encrypted, pieceBytes)).equals(content), `in pieces of ${pieceBytes}`).toBe(true);
  }
});

it('the same content is never the same file', async () => {
  expect(await encrypt(Buffer.from('video'))).not.toEqual(await encrypt(Buffer.from('video')));
});

describe('is refused', () => {
  const refused = 'BACKUP_KEY is another one, or the file was changed';
  it.each([0, 5, 20, 40, -1])('with byte %i changed', async (index) => {
    const encrypted = await encrypt(Buffer.from('the video of a golfer'));
    const at = index < 0 ? encrypted.length + index : index;
    encrypted[at] = (encrypted[at] ?? 0) ^ 1;
    await expect(decrypt(encrypted)).rejects.toThrow(index < 4 && index >= 0 ? 'is not encrypted' : refused);
  });

  it.each([0, 3, 16, 31, 40])('cut off after %i bytes', async (length) => {
    const encrypted = await encrypt(Buffer.from('the video of a golfer'));
    await expect(decrypt(encrypted.subarray(0, length))).rejects.toThrow(refused);
  });

  it('with another key, and in the place of another file', async () => {
    const encrypted = await encrypt(Buffer.from('video'));
    await expect(decrypt(encrypted, 64, { with: randomBytes(32) })).rejects.toThrow(refused);
    await expect(decrypt(encrypted, 64, { name: 'b' })).rejects.toThrow(refused);
  });
});
