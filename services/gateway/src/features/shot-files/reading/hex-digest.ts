import { createHash } from 'node:crypto';

export const hexDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
