import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a call between services: the golfer on whose behalf it is made, and a signature. */
const userHeader = 'x-internal-user';
const emailHeader = 'x-internal-email';
const signatureHeader = 'x-internal-signature';

/** Longer than the clocks of one installation differ. */
const maxAgeS = 60;

export interface InternalCall {
  method: string;
  /** Path with its query. */
  path: string;
  /** The golfer on whose behalf the call is made; absent if there is none. */
  userId?: string;
  email?: string;
}

/** Signs a call: valid for a minute, for this golfer, method and path only. */
export function signInternalCall(secret: string, call: InternalCall, now: Date): Record<string, string> {
  const at = Math.floor(now.getTime() / 1_000);
  return {
    [signatureHeader]: `${at}.${sign(secret, at, call)}`,
    ...(call.userId !== undefined && { [userHeader]: call.userId }),
    // Header values are Latin-1; addresses may have other characters.
    ...(call.email !== undefined && { [emailHeader]: encodeURIComponent(call.email) }),
  };
}

/** Returns the golfer on whose behalf a call is made; null if the signature is not valid. */
export function readInternalCall(
  secret: string,
  request: { method: string; path: string; headers: Record<string, string | string[] | undefined> },
  now: Date,
): Pick<InternalCall, 'userId' | 'email'> | null {
  const text = (name: string) => (typeof request.headers[name] === 'string' ? request.headers[name] : undefined);
  const [, at, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(text(signatureHeader) ?? '') ?? [];
  if (at === undefined || signature === undefined) return null;
  if (Math.abs(now.getTime() / 1_000 - Number(at)) > maxAgeS) return null;
  const userId = text(userHeader);
  const email = decode(text(emailHeader));
  const caller = { ...(userId !== undefined && { userId }), ...(email !== undefined && { email }) };
  const expected = sign(secret, Number(at), { method: request.method, path: request.path, ...caller });
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex')) ? caller : null;
}

function sign(secret: string, at: number, { method, path, userId, email }: InternalCall): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([at, method, path, userId ?? null, email ?? null]))
    .digest('hex');
}

function decode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
