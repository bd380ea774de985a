import { randomBytes } from 'node:crypto';

/** Every object of one upload lies under it. */
export const uploadPrefix = (analysisId: string): string => `uploads/${analysisId}/`;

/** A key that nobody can guess and that says nothing of the file's own name. */
export const uploadKey = (analysisId: string, view: 'face-on' | 'down-the-line'): string =>
  `${uploadPrefix(analysisId)}${randomBytes(16).toString('hex')}-${view}`;
