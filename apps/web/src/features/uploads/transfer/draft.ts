import type { VideoView } from '@trueswing/contracts';
import { isSameUpload, type UploadForm } from '../upload-fields.ts';

/** A video that has been sent, in part or whole. */
export interface SentVideo {
  readonly file: string;
  /** URL of its transfer. */
  readonly url: string;
  readonly isWhole: boolean;
}

export type SentVideos = Map<VideoView, SentVideo>;

export interface Draft {
  readonly form: UploadForm;
  /** A changed form is a new upload; sending the same form again is the same upload. */
  readonly idempotencyKey: string;
  /** The server's name of the videos. They need not be sent again when only the form changes. */
  readonly uploadKey: string;
  /** The sending adds to it. */
  readonly sent: SentVideos;
}

export const draftOf = (form: UploadForm, before: Draft | null): Draft => ({
  form,
  idempotencyKey: before && isSameUpload(before.form, form) ? before.idempotencyKey : crypto.randomUUID(),
  uploadKey: before?.uploadKey ?? crypto.randomUUID(),
  sent: before?.sent ?? new Map(),
});

/** Recognizes a file that was chosen again. */
export const nameFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
