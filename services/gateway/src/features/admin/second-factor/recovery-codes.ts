import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Without letters and digits that look alike on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 138 random bits: too many to guess, even for who has the hashes. */
const length = 28;

/** Codes in groups of four, such as "k3fm-9xqw-7bne-ad2p-h8vy-tc4s-g6ju". */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return (code.match(/.{4}/g) ?? []).join('-');
  });

/** The form in which the database has a code; it takes `plainCode`'s. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();

/** A code as it counts, however it was typed. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether a code of this form is one of the app's, not a recovery code. */
export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain);
