import { createHash, randomBytes } from 'node:crypto';

const daySeconds = 24 * 3_600;

/** A session ends when it was not used for `idleS`, and in any case after `absoluteS`. */
export const sessionLifetime = { idleS: 14 * daySeconds, absoluteS: 60 * daySeconds } as const;

/** 256 random bits; only the golfer's browser keeps them. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: a token that is read there opens nothing. */
export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
