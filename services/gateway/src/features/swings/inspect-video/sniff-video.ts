import { fileTypeFromBuffer } from 'file-type';
import { videoRejections } from './video-errors.ts';

/** 'mp4' for files that consist of MP4 boxes, which can be inspected further. */
export type VideoKind = 'mp4' | 'other';

/** The accepted containers, by the MIME type that the package file-type reports. */
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
  // An ASF file (.wmv) whose sound is described first, or whose streams lie beyond the first bytes. The worker rejects one without a picture.
  'audio/x-ms-asf': 'other',
  'application/vnd.ms-asf': 'other',
  'video/webm': 'other',
  'video/matroska': 'other',
  'video/x-flv': 'other',
};

/**
 * Detects the format of a video by its first bytes.
 * @throws AppError `playlist-refused`, `not-a-video`, `format-refused`, `hevc-refused`, `prores-refused`
 */
export async function sniffVideo(head: Buffer): Promise<VideoKind> {
  // ffmpeg would open the URLs in a playlist whatever the file's name is, so playlists are rejected.
  if (/^(\xef\xbb\xbf)?\s*#EXTM3U/.test(head.toString('latin1', 0, 64))) throw videoRejections.playlist();
  const type = await fileTypeFromBuffer(head);
  const kind = type && acceptedTypes[type.mime];
  if (!kind) throw type?.mime.startsWith('video/') ? videoRejections.format(type.ext) : videoRejections.notAVideo();
  if (type.mime === 'video/matroska' || type.mime === 'video/webm') rejectMatroskaCodec(head);
  return kind;
}

/** Matroska names its codecs in ASCII near the start of the file. */
function rejectMatroskaCodec(head: Buffer): void {
  if (head.includes('V_MPEGH/ISO/HEVC', 0, 'latin1')) throw videoRejections.hevc();
  if (head.includes('V_PRORES', 0, 'latin1')) throw videoRejections.prores();
}
