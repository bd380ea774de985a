import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { hmac } from '../verify-signature.ts';
import { ChunkDecoder } from './chunk-decoder.ts';

// The example of "Signature calculations for the authorization header: transferring payload in multiple chunks" (AWS).
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const signature = {
  accessKey: 'key',
  payload: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
  signingKey: ['us-east-1', 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, '20130524')),
  signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
  timestamp: '20130524T000000Z',
  scope: '20130524/us-east-1/s3/aws4_request',
};
const example = (fill = 'a') =>
  [
    `10000;chunk-signature=ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648\r\n${fill.repeat(65_536)}\r\n`,
    `400;chunk-signature=0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497\r\n${'a'.repeat(1_024)}\r\n`,
    '0;chunk-signature=b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9\r\n\r\n',
  ].join('');

function decode(text: string, pieceBytes: number, verified = signature): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  return buffer(Readable.from(pieces).pipe(new ChunkDecoder(verified)));
}

/** Writes to the decoder directly, because `pipe` does not forward errors. */
function decodeError(text: string, verified = signature): Promise<Error> {
  return new Promise((resolve, reject) => {
    const decoder = new ChunkDecoder(verified);
    decoder
      .once('error', resolve)
      .once('end', () => reject(new Error('accepted')))
      .resume();
    decoder.end(Buffer.from(text));
  });
}

describe('signed chunks', () => {
  it.each([1, 7, 1_000, 70_000])("decode AWS's example, arriving in pieces of %i bytes", async (pieceBytes) => {
    expect((await decode(example(), pieceBytes)).equals(Buffer.alloc(66_560, 'a'))).toBe(true);
  });

  it.each([
    ['a changed byte', example('b'), 'SignatureDoesNotMatch'],
    ['a missing chunk', example().replace(/400;[\s\S]*?\r\na{1024}\r\n/, ''), 'SignatureDoesNotMatch'],
    ['a missing signature', example().replace(/;chunk-signature=ad80[0-9a-f]+/, ''), 'SignatureDoesNotMatch'],
    ['a missing end', example().slice(0, -70), 'IncompleteBody'],
    ['bytes after the end', `${example()}more`, 'IncompleteBody'],
    ['an invalid size', 'zz\r\n', 'IncompleteBody'],
    ['an endless header', '1'.repeat(5_000), 'IncompleteBody'],
  ])('with %s are rejected', async (_, text, code) => {
    expect(await decodeError(text)).toMatchObject({ code });
  });
});

describe('unsigned chunks with a trailer', () => {
  const unsigned = { ...signature, payload: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER' };

  it('provide the trailer after the body', async () => {
    const decoder = new ChunkDecoder(unsigned);
    const text = '5\r\nswing\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n';
    expect(String(await buffer(Readable.from([Buffer.from(text)]).pipe(decoder)))).toBe('swing');
    expect([...decoder.trailers]).toEqual([['x-amz-checksum-crc32', 'AAAAAA==']]);
  });

  it('are rejected if the trailer does not end', async () => {
    expect(await decodeError('5\r\nswing\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n', unsigned)).toMatchObject({
      code: 'IncompleteBody',
    });
  });
});
