import { type VideoFileProblem, videoProblem } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';

/** An error in the words that golfers read on the upload screen. */
export const refuse = ({ code, title, message }: VideoFileProblem): AppError => new AppError(code, { title, message });

export const videoRefusals = {
  empty: () => new AppError('file-empty', { title: 'Invalid Video File' }),
  tooLarge: (sizeBytes: number) => refuse(videoProblem.tooLarge(sizeBytes)),
  /** Two videos are too large together, and the size of each is not known yet. */
  formTooLarge: () => new AppError('file-too-large', { title: 'File Too Large' }),
  playlist: () => new AppError('playlist-refused', { title: videoProblem.notAVideo.title }),
  notAVideo: () => refuse(videoProblem.notAVideo),
  hevc: () => refuse(videoProblem.hevc),
  prores: () => refuse(videoProblem.prores),
  format: (extension: string) => refuse(videoProblem.formatRefused(extension)),
};
