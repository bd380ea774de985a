import { fileTypeFromBuffer } from 'file-type';
import { videoRefusals } from '../upload/refuse-video.ts';

/** Whether the file has MP4 boxes to look into. */
export type VideoKind = 'mp4' | 'other';

/** What file-type calls the containers that are accepted. */
const acceptedTypes: Record<string, VideoKind> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mp4',
  'video/x-m4v': 'mp4',
  'video/3gpp': 'mp4',
  'video/vnd.avi': 'other',
  'video/mpeg': 'other',
  'video/MP1S': 'other',
  'video/MP2P': 'other',
  'video/x-ms-asf': 'other',
  'video/webm': 'other',
  'video/matroska': 'other',
  'video/x-flv': 'other',
};

/**
 * Tells a video by its first bytes.
 * @throws AppError `playlist-refused`, `not-a-video`, `format-refused`, `hevc-refused`, `prores-refused`
 */
export async function sniffVideo(head: Buffer): Promise<VideoKind> {
  // ffmpeg follows a playlist whatever its name; it is not a video for us, and never opened.
  if (/^(\xef\xbb\xbf)?\s*#EXTM3U/.test(head.toString('latin1', 0, 64))) throw videoRefusals.playlist();
  const type = await fileTypeFromBuffer(head);
  const kind = type && acceptedTypes[type.mime];
  if (!kind) throw type?.mime.startsWith('video/') ? videoRefusals.format(type.ext) : videoRefusals.notAVideo();
  if (type.mime === 'video/matroska' || type.mime === 'video/webm') refuseMatroskaCodec(head);
  return kind;
}

/** Matroska names its codecs in plain ASCII, near the beginning. */
function refuseMatroskaCodec(head: Buffer): void {
  if (head.includes('V_MPEGH/ISO/HEVC', 0, 'latin1')) throw videoRefusals.hevc();
  if (head.includes('V_PRORES', 0, 'latin1')) throw videoRefusals.prores();
}
