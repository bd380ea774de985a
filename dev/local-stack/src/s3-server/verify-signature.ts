import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AccessKeys } from './access/access-keys.ts';
import { decodeUriPart, encodeUriPart, type S3Target } from './parse-target.ts';
import { S3Error } from './s3-error.ts';

/** Data that the body is checked against after the request's own signature is verified. */
export interface VerifiedSignature {
  accessKey: string;
  /** Declared SHA-256 of the body in hex, `UNSIGNED-PAYLOAD`, or a `STREAMING-…` scheme. */
  payload: string;
  signingKey: Buffer;
  signature: string;
  timestamp: string;
  scope: string;
}

interface SignatureClaim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  timestamp: string;
  payload: string;
  isPresigned: boolean;
}

const maxSkewMs = 15 * 60_000;
const maxExpiresS = 7 * 24 * 3600;

export const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export const isSameSignature = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Verifies the AWS Signature Version 4 of a request, in its headers or presigned in its query. Source: AWS SigV4 reference. */
export function verifySignature(
  request: IncomingMessage,
  target: S3Target,
  keys: AccessKeys,
  ownRegion: string,
  nowMs: number,
): VerifiedSignature {
  const claim = readClaim(request, target, nowMs);
  const [accessKey = '', day, region, service, terminator] = claim.credential.split('/');
  const secretKey = keys.secretOf(accessKey);
  const isScopeValid = service === 's3' && terminator === 'aws4_request' && region === ownRegion;
  if (!isScopeValid || day !== claim.timestamp.slice(0, 8)) throw new S3Error('AccessDenied', 'Bad credential scope');
  if (!claim.signedHeaders.includes('host')) throw new S3Error('AccessDenied', 'The host must be signed');
  // They change what a request does, so the holder of a presigned URL must not add any.
  const isUnsigned = (name: string) => name.startsWith('x-amz-') && !claim.signedHeaders.includes(name);
  if (Object.keys(request.headers).some(isUnsigned)) {
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed');
  }

  const scope = [day, region, 's3', 'aws4_request'].join('/');
  const canonical = sha256(canonicalRequest(request, target, claim));
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), ownRegion));
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', claim.timestamp, scope, canonical].join('\n')).toString('hex');
  if (!isSameSignature(expected, claim.signature)) throw new S3Error('SignatureDoesNotMatch');
  const { payload, signature, timestamp } = claim;
  return { accessKey, payload, signingKey, signature, timestamp, scope };
}

function readClaim(request: IncomingMessage, { query }: S3Target, nowMs: number): SignatureClaim {
  const header = request.headers.authorization;
  if (header !== undefined) return readHeaderClaim(request, header, nowMs);
  if (query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256') return readPresignedClaim(query, nowMs);
  throw new S3Error('AccessDenied', 'Access Denied.');
}

function readHeaderClaim(request: IncomingMessage, header: string, nowMs: number): SignatureClaim {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
    header,
  );
  if (!match) throw new S3Error('AccessDenied', 'Unsupported authorization');
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const timestamp = String(request.headers['x-amz-date'] ?? '');
  const payload = request.headers['x-amz-content-sha256'];
  if (typeof payload !== 'string') throw new S3Error('InvalidRequest', 'Missing x-amz-content-sha256');
  if (Math.abs(parseTimestamp(timestamp) - nowMs) > maxSkewMs) throw new S3Error('RequestTimeTooSkewed');
  return { credential, signedHeaders: signedHeaders.split(';'), signature, timestamp, payload, isPresigned: false };
}

function readPresignedClaim(query: ReadonlyMap<string, string>, nowMs: number): SignatureClaim {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const timestamp = read('Date');
  const signedAt = parseTimestamp(timestamp);
  const expiresS = Number(read('Expires'));
  if (!(expiresS > 0 && expiresS <= maxExpiresS)) throw new S3Error('AccessDenied', 'Bad X-Amz-Expires');
  if (nowMs > signedAt + expiresS * 1000) throw new S3Error('AccessDenied', 'Request has expired');
  if (signedAt - nowMs > maxSkewMs) throw new S3Error('RequestTimeTooSkewed');
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders').split(';'),
    signature: read('Signature'),
    timestamp,
    payload: read('Content-Sha256') || 'UNSIGNED-PAYLOAD',
    isPresigned: true,
  };
}

function parseTimestamp(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match) throw new S3Error('AccessDenied', 'Bad date');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function canonicalRequest(request: IncomingMessage, target: S3Target, claim: SignatureClaim): string {
  const path = target.rawPath
    .split('/')
    .map((part) => encodeUriPart(decodeUriPart(part)))
    .join('/');
  const query = [...target.query]
    .filter(([name]) => !(claim.isPresigned && name === 'X-Amz-Signature'))
    .map(([name, value]) => [encodeUriPart(name), encodeUriPart(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const headers = claim.signedHeaders.map((name) => {
    const value = request.headers[name];
    return `${name}:${(Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/\s+/g, ' ')}`;
  });
  return [request.method, path, query, ...headers, '', claim.signedHeaders.join(';'), claim.payload].join('\n');
}
