import { randomBytes } from 'node:crypto';

/** 144 random bits in characters that need no quoting in a URL or a config file. */
export const randomSecret = (): string => randomBytes(18).toString('hex');
