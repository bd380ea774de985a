import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { S3Error } from '../s3-error.ts';
import { hmac, isSameSignature, sha256, type VerifiedSignature } from '../verify-signature.ts';

const emptyHash = sha256('');
const maxHeaderBytes = 1024;
const maxTrailerBytes = 8192;

type Expecting = 'header' | 'data' | 'data-end' | 'trailer' | 'nothing';

/**
 * Decodes the `aws-chunked` encoding as a stream, and verifies the signature of each chunk if the scheme signs them.
 * Source: AWS "Signature calculations … transferring payload in multiple chunks".
 */
export class ChunkDecoder extends Transform {
  /** Trailing headers. Complete when the stream has ended. */
  readonly trailers = new Map<string, string>();
  readonly #signature: VerifiedSignature;
  readonly #isSigned: boolean;
  readonly #hasTrailer: boolean;
  #previousSignature: string;
  #chunkSignature = '';
  #chunkHash: Hash = createHash('sha256');
  #expecting: Expecting = 'header';
  #buffered: Buffer = Buffer.alloc(0);
  #bytesLeft = 0;
  #isLastChunk = false;

  constructor(signature: VerifiedSignature) {
    super({ highWaterMark: 1 << 18 });
    this.#signature = signature;
    this.#previousSignature = signature.signature;
    this.#isSigned = signature.payload.startsWith('STREAMING-AWS4-HMAC-SHA256-PAYLOAD');
    this.#hasTrailer = signature.payload.endsWith('-TRAILER');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      this.#buffered = this.#buffered.length ? Buffer.concat([this.#buffered, chunk]) : chunk;
      while (this.#step());
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#expecting === 'nothing' ? null : new S3Error('IncompleteBody'));
  }

  /** Processes one part of the buffered bytes. Returns false if more bytes are needed. */
  #step(): boolean {
    if (this.#expecting === 'header') return this.#readHeader();
    if (this.#expecting === 'data') return this.#readData();
    if (this.#expecting === 'data-end') return this.#readDataEnd();
    if (this.#expecting === 'trailer') return this.#readTrailerLine();
    if (this.#buffered.length > 0) throw new S3Error('IncompleteBody', 'Bytes after the last chunk');
    return false;
  }

  #readLine(maxBytes: number): string | null {
    const end = this.#buffered.indexOf('\r\n');
    if (end > maxBytes || (end < 0 && this.#buffered.length > maxBytes + 1)) throw new S3Error('IncompleteBody');
    if (end < 0) return null;
    const line = this.#buffered.subarray(0, end).toString('latin1');
    this.#buffered = this.#buffered.subarray(end + 2);
    return line;
  }

  #readHeader(): boolean {
    const line = this.#readLine(maxHeaderBytes);
    if (line === null) return false;
    const match = /^([0-9a-fA-F]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/.exec(line);
    if (!match) throw new S3Error('IncompleteBody', 'Bad chunk header');
    this.#bytesLeft = Number.parseInt(match[1] ?? '', 16);
    this.#chunkSignature = match[2] ?? '';
    if (this.#bytesLeft > 0) {
      this.#expecting = 'data';
      return true;
    }
    this.#checkChunk();
    this.#expecting = this.#hasTrailer ? 'trailer' : 'data-end';
    return true;
  }

  #readData(): boolean {
    if (this.#buffered.length === 0) return false;
    const data = this.#buffered.subarray(0, this.#bytesLeft);
    this.#buffered = this.#buffered.subarray(data.length);
    this.#bytesLeft -= data.length;
    if (this.#isSigned) this.#chunkHash.update(data);
    this.push(data);
    if (this.#bytesLeft === 0) {
      this.#checkChunk();
      this.#expecting = 'data-end';
    }
    return true;
  }

  /** The line end after a chunk's data. After the empty last chunk it ends the body. */
  #readDataEnd(): boolean {
    const line = this.#readLine(0);
    if (line === null) return false;
    this.#expecting = this.#isLastChunk ? 'nothing' : 'header';
    return true;
  }

  #checkChunk(): void {
    const digest = this.#chunkHash.digest('hex');
    this.#chunkHash = createHash('sha256');
    this.#isLastChunk = this.#expecting === 'header';
    if (!this.#isSigned) return;
    this.#checkSignature('AWS4-HMAC-SHA256-PAYLOAD', [emptyHash, digest], this.#chunkSignature);
  }

  #checkSignature(scheme: string, hashes: string[], claimed: string): void {
    const { signingKey, timestamp, scope } = this.#signature;
    const text = [scheme, timestamp, scope, this.#previousSignature, ...hashes].join('\n');
    if (!isSameSignature(hmac(signingKey, text).toString('hex'), claimed)) throw new S3Error('SignatureDoesNotMatch');
    this.#previousSignature = claimed;
  }

  #readTrailerLine(): boolean {
    const line = this.#readLine(maxTrailerBytes);
    if (line === null) return false;
    if (line !== '') {
      const colon = line.indexOf(':');
      if (colon < 0 || this.trailers.size >= 16) throw new S3Error('IncompleteBody', 'Bad trailer');
      this.trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
      return true;
    }
    if (this.#isSigned) {
      const claimed = this.trailers.get('x-amz-trailer-signature') ?? '';
      this.trailers.delete('x-amz-trailer-signature');
      const text = [...this.trailers].map(([name, value]) => `${name}:${value}\n`).join('');
      this.#checkSignature('AWS4-HMAC-SHA256-TRAILER', [sha256(text)], claimed);
    }
    this.#expecting = 'nothing';
    return true;
  }
}
