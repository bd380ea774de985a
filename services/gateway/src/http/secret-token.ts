import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, which only the browser or the link has that they were given to. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/**
 * The form in which the database stores and finds a token. Reading the database reveals no valid token, and how long it
 * compares reveals nothing either: who guesses a token cannot choose its digest bit by bit.
 */
export const hashSecretToken = (token: string): Buffer => hash('sha256', token, 'buffer');
