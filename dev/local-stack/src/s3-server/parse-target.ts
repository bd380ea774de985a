import { S3Error } from './s3-error.ts';

/** Percent-encoding as SigV4 requires it: everything except unreserved characters. */
export const encodeUriPart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

export interface S3Target {
  /** Path as it was sent. Keys may contain empty or dot segments, which URL parsers would change. */
  rawPath: string;
  /** Decoded pairs in the order in which they were sent. */
  query: ReadonlyMap<string, string>;
  bucket: string;
  key: string;
}

/** Reads `/bucket/key?query` from the request line. */
export function parseTarget(url: string): S3Target {
  const question = url.indexOf('?');
  const rawPath = question < 0 ? url : url.slice(0, question);
  if (!rawPath.startsWith('/')) throw new S3Error('InvalidURI');
  const query = new Map<string, string>();
  for (const pair of question < 0 ? [] : url.slice(question + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    query.set(decodeUriPart(name), equals < 0 ? '' : decodeUriPart(pair.slice(equals + 1)));
  }
  const [, bucket = '', ...rest] = rawPath.split('/');
  return { rawPath, query, bucket: decodeUriPart(bucket), key: decodeUriPart(rest.join('/')) };
}
