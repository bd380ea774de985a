import { createHash, randomBytes } from 'node:crypto';

const daySeconds = 24 * 3_600;

/** A session expires when it was not used for `idleS`, and in any case after `absoluteS`. */
export const sessionLifetime = { idleS: 14 * daySeconds, absoluteS: 60 * daySeconds } as const;

/** True when a session has expired. */
export function isSessionExpired(session: { createdAt: Date; lastSeenAt: Date }, at: Date): boolean {
  const idleMs = at.getTime() - session.lastSeenAt.getTime();
  const ageMs = at.getTime() - session.createdAt.getTime();
  return idleMs > sessionLifetime.idleS * 1000 || ageMs > sessionLifetime.absoluteS * 1000;
}

/** 256 random bits, which only the golfer's browser stores. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** The form in which the database stores a token, so that reading the database reveals no valid token. */
export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
