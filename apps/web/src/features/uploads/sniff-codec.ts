import { type VideoFileProblem, videoProblem } from '@trueswing/domain';

/** Sample entries of Apple ProRes: 422 Proxy, LT, standard and HQ, 4444 and 4444 XQ, RAW. */
const proresSampleEntry = /^(apc[onsh]|ap4[hx]|apr[nh])$/;

/**
 * Looks into the file for codecs that we do not take, before a byte is uploaded. null when nothing speaks against it: a
 * container that cannot be read here is left to the server, which looks again anyway.
 */
export async function sniffCodec(file: File): Promise<VideoFileProblem | null> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
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
