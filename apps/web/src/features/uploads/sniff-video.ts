import { type VideoFileProblem, videoProblem } from '@trueswing/domain';

/** Sample entries of Apple ProRes: 422 Proxy, LT, standard and HQ, 4444 and 4444 XQ, RAW. */
const proresSampleEntry = /^(apc[onsh]|ap4[hx]|apr[nh])$/;

/** Every container of video has bytes near its start that no text has: a zero, a version, a size. */
async function isText(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

/**
 * Looks into the file for text and for codecs that we do not take, before a byte is uploaded. null when nothing speaks
 * against it: a container that cannot be read here is left to the server, which looks again anyway.
 */
export async function sniffVideo(file: File): Promise<VideoFileProblem | null> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    // First, for a playlist would be followed to wherever it points.
    if (await isText(file)) return videoProblem.notAVideo;
    const track = await input.getPrimaryVideoTrack();
    if (!track) return null;
    if ((await track.getCodec()) === 'hevc') return videoProblem.hevc;
    return proresSampleEntry.test(String(track.internalCodecId)) ? videoProblem.prores : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
