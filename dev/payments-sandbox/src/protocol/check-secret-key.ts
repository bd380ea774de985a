import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Accepts the key as the SDK sends it (`Bearer`) and as `curl -u sk_test_…:` does (`Basic`). */
export function isSecretKey(request: IncomingMessage, secretKey: string): boolean {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const isBasic = scheme.toLowerCase() === 'basic';
  const key = isBasic ? Buffer.from(credentials, 'base64').toString().replace(/:$/, '') : credentials;
  return timingSafeEqual(digest(key), digest(secretKey));
}
