import { type FilmFacts, type VideoFileProblem, videoProblem } from '@trueswing/domain';
import type { InputVideoTrack } from 'mediabunny';

/** What the file says of itself. No facts: its container cannot be read here. */
export interface VideoReading {
  readonly problem: VideoFileProblem | null;
  readonly facts: FilmFacts | null;
}

/** Sample entries of Apple ProRes: 422 Proxy, LT, standard and HQ, 4444 and 4444 XQ, RAW. */
const proresSampleEntry = /^(apc[onsh]|ap4[hx]|apr[nh])$/;
/** Frames that are counted for the rate: two seconds of slow motion. */
const countedFrames = 480;
const codecNames: Record<string, string> = { avc: 'H.264', hevc: 'HEVC', vp8: 'VP8', vp9: 'VP9', av1: 'AV1' };

/** Every container of video has bytes near its start that no text has: a zero, a version, a size. */
async function isText(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

/**
 * Looks into the file, before a byte is uploaded: for text, for codecs that we do not take, and for length, frame rate and
 * size of the picture. A container that cannot be read here is left to the server, which looks again anyway.
 */
export async function readVideo(file: File): Promise<VideoReading> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    // First, for a playlist would be followed to wherever it points.
    if (await isText(file)) return { problem: videoProblem.notAVideo, facts: null };
    const track = await input.getPrimaryVideoTrack();
    if (!track) return { problem: null, facts: null };
    const problem = await codecProblem(track);
    return { problem, facts: problem ? null : await readFacts(track) };
  } catch {
    return { problem: null, facts: null };
  } finally {
    input.dispose();
  }
}

async function codecProblem(track: InputVideoTrack): Promise<VideoFileProblem | null> {
  if ((await track.getCodec()) === 'hevc') return videoProblem.hevc;
  return proresSampleEntry.test(String(track.internalCodecId)) ? videoProblem.prores : null;
}

async function readFacts(track: InputVideoTrack): Promise<FilmFacts> {
  const codec = await track.getCodec();
  return {
    seconds: (await track.getDurationFromMetadata()) ?? (await track.computeDuration()),
    fps: (await track.computePacketStats(countedFrames)).averagePacketRate,
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
    codec: codecNames[codec ?? ''] ?? String(track.internalCodecId),
  };
}
