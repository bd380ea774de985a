import { type VideoFileProblem, videoProblem } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';

/** An error in the words that golfers read on the upload screen. */
export const rejectVideo = ({ code, title, message }: VideoFileProblem): AppError =>
  new AppError(code, { title, message });

export const videoRejections = {
  empty: () => new AppError('file-empty', { title: 'Invalid Video File' }),
  tooLarge: (sizeBytes: number) => rejectVideo(videoProblem.tooLarge(sizeBytes)),
  /** Two videos are too large together, and the size of each is not known yet. */
  formTooLarge: () => new AppError('file-too-large', { title: 'File Too Large' }),
  playlist: () => new AppError('playlist-refused', { title: videoProblem.notAVideo.title }),
  notAVideo: () => rejectVideo(videoProblem.notAVideo),
  hevc: () => rejectVideo(videoProblem.hevc),
  prores: () => rejectVideo(videoProblem.prores),
  format: (extension: string) => rejectVideo(videoProblem.formatRejected(extension)),
};
