import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Error } from '../s3-error.ts';
import type { VerifiedSignature } from '../verify-signature.ts';
import { isChecksumHeader, startChecksum } from './checksum.ts';
import { ChunkDecoder } from './chunk-decoder.ts';

export interface ReceivedBody {
  /** Temporary file. The caller must move or remove it. */
  file: string;
  sizeBytes: number;
  md5: string;
}

/** S3's own limit for one PUT. */
const maxBodyBytes = 5 * 1024 ** 3;
const maxXmlBytes = 2 * 1024 ** 2;

/**
 * Streams a body into a temporary file and verifies what the headers declare: length, SHA-256, Content-MD5, checksums,
 * chunk signatures. If anything is wrong, or the client disconnects, the file is removed.
 */
export async function receiveBody(
  request: IncomingMessage,
  signature: VerifiedSignature,
  tempFolder: string,
): Promise<ReceivedBody> {
  const { headers } = request;
  const isChunked = signature.payload.startsWith('STREAMING-');
  const declaredLength = Number(headers[isChunked ? 'x-amz-decoded-content-length' : 'content-length'] ?? Number.NaN);
  if (declaredLength > maxBodyBytes) throw new S3Error('EntityTooLarge');

  const file = join(tempFolder, randomUUID());
  const md5 = createHash('md5');
  const sha256 = /^[0-9a-f]{64}$/.test(signature.payload) ? createHash('sha256') : null;
  const checksums = declaredChecksums(request);
  let sizeBytes = 0;
  const verifier = new Transform({
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
    await (decoder ? pipeline(request, decoder, verifier, sink) : pipeline(request, verifier, sink));
    if (!request.complete) throw new S3Error('IncompleteBody');
    if (!Number.isNaN(declaredLength) && declaredLength !== sizeBytes) throw new S3Error('IncompleteBody');
    if (sha256 && sha256.digest('hex') !== signature.payload) throw new S3Error('XAmzContentSHA256Mismatch');
    const digest = md5.digest();
    const declaredMd5 = headers['content-md5'];
    if (declaredMd5 !== undefined && declaredMd5 !== digest.toString('base64')) throw new S3Error('BadDigest');
    for (const { header, checksum } of checksums) {
      const declared = headers[header] ?? decoder?.trailers.get(header);
      if (declared !== checksum.digest()) throw new S3Error('BadDigest', `${header} does not match the body`);
    }
    return { file, sizeBytes, md5: digest.toString('hex') };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function declaredChecksums({ headers }: IncomingMessage) {
  const announced = String(headers['x-amz-trailer'] ?? '').split(',');
  const names = [...Object.keys(headers), ...announced.map((name) => name.trim().toLowerCase())];
  return [...new Set(names.filter(isChecksumHeader))].map((header) => ({ header, checksum: startChecksum(header) }));
}

/** Receives a small body, the XML of a request, as text. */
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
