import type { ShotFileAnswers } from '@trueswing/contracts';
import type { FileShot, ReadShotFile } from '@trueswing/domain';

export interface ShotFileThreadStart {
  readonly bytes: Uint8Array;
  readonly timeZone: string;
  readonly now: Date;
  /** Answers of the golfer; null for the answers of an earlier file. */
  readonly answers: ShotFileAnswers | null;
  /** Answers of earlier files, by the fingerprint of their headings. */
  readonly remembered: Readonly<Record<string, ShotFileAnswers>>;
}

/** A shot with a digest of all that the file says of it and of its place among equal ones, in hexadecimal. */
export type DigestedShot = Omit<FileShot, 'says'> & { readonly digest: string };

export interface UnderstoodFile extends Omit<ReadShotFile, 'shots'> {
  readonly shots: readonly DigestedShot[];
  readonly answers: ShotFileAnswers;
  readonly isRemembered: boolean;
  /** Digest of the headings, in hexadecimal. */
  readonly fingerprint: string;
}

export type ShotFileReply =
  | { readonly type: 'understood'; readonly file: UnderstoodFile }
  | { readonly type: 'unreadable' };
