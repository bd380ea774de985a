import { createHash, randomBytes } from 'node:crypto';

const daySeconds = 24 * 3_600;

/** A session ends when it was not used for `idleS`, and in any case after `absoluteS`. */
export const sessionLifetime = { idleS: 14 * daySeconds, absoluteS: 60 * daySeconds } as const;

/** Whether a session has ended by itself. */
export function isSessionOver(session: { createdAt: Date; lastSeenAt: Date }, at: Date): boolean {
  const idleMs = at.getTime() - session.lastSeenAt.getTime();
  const ageMs = at.getTime() - session.createdAt.getTime();
  return idleMs > sessionLifetime.idleS * 1000 || ageMs > sessionLifetime.absoluteS * 1000;
}

/** 256 random bits; only the golfer's browser keeps them. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: a token that is read there opens nothing. */
export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
