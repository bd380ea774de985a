import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isChecksumHeader, startChecksum } from './checksum.ts';
import { ChunkDecoder } from './chunk-decoder.ts';
import { S3Error } from './s3-error.ts';
import type { VerifiedSignature } from './verify-signature.ts';

export interface ReceivedBody {
  /** Temporary file, the caller's to move or remove. */
  file: string;
  sizeBytes: number;
  md5: string;
}

/** S3's own limit for one PUT. */
const maxBodyBytes = 5 * 1024 ** 3;
const maxXmlBytes = 2 * 1024 ** 2;

/**
 * Streams a body into a temporary file and checks everything that was promised of it: length, SHA-256, Content-MD5,
 * checksums, chunk signatures. When anything is wrong, or the client goes away, no file is left.
 */
export async function receiveBody(
  request: IncomingMessage,
  signature: VerifiedSignature,
  tempFolder: string,
): Promise<ReceivedBody> {
  const { headers } = request;
  const isChunked = signature.payload.startsWith('STREAMING-');
  const promisedLength = Number(headers[isChunked ? 'x-amz-decoded-content-length' : 'content-length'] ?? Number.NaN);
  if (promisedLength > maxBodyBytes) throw new S3Error('EntityTooLarge');

  const file = join(tempFolder, randomUUID());
  const md5 = createHash('md5');
  const sha256 = /^[0-9a-f]{64}$/.test(signature.payload) ? createHash('sha256') : null;
  const checksums = promisedChecksums(request);
  let sizeBytes = 0;
  const tap = new Transform({
    highWaterMark: 1 << 20,
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBodyBytes) return done(new S3Error('EntityTooLarge'));
      md5.update(chunk);
      sha256?.update(chunk);
      for (const { checksum } of checksums) checksum.update(chunk);
      done(null, chunk);
    },
  });
  const decoder = isChunked ? new ChunkDecoder(signature) : null;
  try {
    const sink = createWriteStream(file, { flags: 'wx', mode: 0o600, highWaterMark: 1 << 20 });
    await (decoder ? pipeline(request, decoder, tap, sink) : pipeline(request, tap, sink));
    if (!request.complete) throw new S3Error('IncompleteBody');
    if (!Number.isNaN(promisedLength) && promisedLength !== sizeBytes) throw new S3Error('IncompleteBody');
    if (sha256 && sha256.digest('hex') !== signature.payload) throw new S3Error('XAmzContentSHA256Mismatch');
    const digest = md5.digest();
    const promisedMd5 = headers['content-md5'];
    if (promisedMd5 !== undefined && promisedMd5 !== digest.toString('base64')) throw new S3Error('BadDigest');
    for (const { header, checksum } of checksums) {
      const promised = headers[header] ?? decoder?.trailers.get(header);
      if (promised !== checksum.digest()) throw new S3Error('BadDigest', `${header} does not fit the body`);
    }
    return { file, sizeBytes, md5: digest.toString('hex') };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function promisedChecksums({ headers }: IncomingMessage) {
  const announced = String(headers['x-amz-trailer'] ?? '').split(',');
  const names = [...Object.keys(headers), ...announced.map((name) => name.trim().toLowerCase())];
  return [...new Set(names.filter(isChecksumHeader))].map((header) => ({ header, checksum: startChecksum(header) }));
}

/** A small body as text: the XML of a request. */
export async function receiveText(
  request: IncomingMessage,
  signature: VerifiedSignature,
  tempFolder: string,
): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxXmlBytes) throw new S3Error('EntityTooLarge');
  const body = await receiveBody(request, signature, tempFolder);
  try {
    if (body.sizeBytes > maxXmlBytes) throw new S3Error('EntityTooLarge');
    return await readFile(body.file, 'utf8');
  } finally {
    await rm(body.file, { force: true });
  }
}
