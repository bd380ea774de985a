import { S3Error } from './s3-error.ts';

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Parses a Range header with one range. Returns null, which means the whole object, for several ranges and for a malformed
 * header, which RFC 9110 says to ignore. Throws InvalidRange if no byte of the range exists.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (start >= sizeBytes) throw new S3Error('InvalidRange');
  return { start, end };
}
