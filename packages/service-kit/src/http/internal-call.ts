import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a call from one service to another: on whose behalf, and the proof that it comes from one of us. */
const userHeader = 'x-internal-user';
const emailHeader = 'x-internal-email';
const signatureHeader = 'x-internal-signature';

/** Clocks of one installation differ by less. */
const maxAgeS = 60;

export interface InternalCall {
  method: string;
  /** Path with its query. */
  path: string;
  /** The golfer on whose behalf it is; absent where it is nobody's. */
  userId?: string;
  email?: string;
}

/** Signs a call: valid for a minute, for this golfer and this path alone. */
export function signInternalCall(secret: string, call: InternalCall, now: Date): Record<string, string> {
  const at = Math.floor(now.getTime() / 1_000);
  return {
    [signatureHeader]: `${at}.${sign(secret, at, call)}`,
    ...(call.userId !== undefined && { [userHeader]: call.userId }),
    // Header values are Latin-1, addresses need not be.
    ...(call.email !== undefined && { [emailHeader]: encodeURIComponent(call.email) }),
  };
}

/** On whose behalf a call is; null where it does not come from one of us. */
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
  const who = { ...(userId !== undefined && { userId }), ...(email !== undefined && { email }) };
  const expected = sign(secret, Number(at), { method: request.method, path: request.path, ...who });
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex')) ? who : null;
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
