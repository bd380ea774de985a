import {
  acceptedVideoExtensions,
  acceptedVideoTypes,
  type ErrorCode,
  errorCatalog,
  maxVideoBytes,
} from '@trueswing/contracts';

/** A rejection with the title and sentence that the golfer reads. Web client and gateway share them. */
export interface VideoFileProblem {
  readonly code: ErrorCode;
  readonly title: string;
  readonly message: string;
}

/** With the sentence of the error catalog, which the golfer would also read if the server rejected the file. */
export const rejection = (code: ErrorCode, title: string): VideoFileProblem => ({
  code,
  title,
  message: errorCatalog[code].message,
});

/** Name, size and type of a chosen file. `type` is the browser's media type; it may be empty. */
export interface VideoFileFacts {
  readonly name: string;
  readonly sizeBytes: number;
  readonly type: string;
}

const invalidTitle = 'Invalid Video File';
const mebibyte = 1024 * 1024;

/** "123.4", and never "100.0" for a file that is too large: one decimal, rounded up. */
const megabytes = (bytes: number): string => (Math.ceil((bytes / mebibyte) * 10 - 1e-9) / 10).toFixed(1);

/** Checks a file by name, size and type alone. null if it may be uploaded. */
export function checkVideoFile({ name, sizeBytes, type }: VideoFileFacts): VideoFileProblem | null {
  if (sizeBytes > maxVideoBytes) return videoProblem.tooLarge(sizeBytes);
  if (sizeBytes === 0) return rejection('file-empty', invalidTitle);

  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if ((acceptedVideoExtensions as readonly string[]).includes(extension)) return null;
  if ((acceptedVideoTypes as readonly string[]).includes(mediaType)) return null;
  if (mediaType.startsWith('video/')) return videoProblem.formatRejected(extension || mediaType.slice('video/'.length));
  return videoProblem.notAVideo;
}

/** Rejections that both the browser and the gateway produce. */
export const videoProblem = {
  tooLarge: (sizeBytes: number): VideoFileProblem => ({
    code: 'file-too-large',
    title: 'File Too Large',
    message: `File size (${megabytes(sizeBytes)} MB) exceeds 100MB limit`,
  }),
  notAVideo: rejection('not-a-video', invalidTitle),
  hevc: rejection('hevc-refused', 'iPhone Video Format Not Supported'),
  prores: rejection('prores-refused', 'Professional Video Format Not Supported'),
  formatRejected: (format: string): VideoFileProblem => ({
    code: 'format-refused',
    title: 'Video Format Not Supported',
    message: `${format.toUpperCase()} format is not supported`,
  }),
} as const satisfies Record<string, VideoFileProblem | ((fact: never) => VideoFileProblem)>;

export const faceOnRequired = rejection('face-on-required', 'Face-On Video Required');
