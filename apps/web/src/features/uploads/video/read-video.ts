import {
  checkVideo,
  type RecordedFacts,
  unreadableVideo,
  type VideoFileProblem,
  videoProblem,
} from '@trueswing/domain';
import type { Input, InputVideoTrack } from 'mediabunny';
import { loadCode } from '../prepare/load-code.ts';

/** The result of parsing a file. The facts are null if its container cannot be read here. */
export interface VideoReading {
  readonly problem: VideoFileProblem | null;
  readonly facts: RecordedFacts | null;
}

/** Sample entries of Apple ProRes: 422 Proxy, LT, standard and HQ, 4444 and 4444 XQ, RAW. */
const proresSampleEntry = /^(apc[onsh]|ap4[hx]|apr[nh])$/;
/** Number of frames for computing the rate: two seconds of slow motion. */
const countedFrames = 480;
const codecNames: Record<string, string> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

/** Every video container has bytes near its start that text does not have: zeros, versions, sizes. */
async function isText(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

/**
 * Parses the file before the upload: rejects text, unsupported codecs, damaged files and what the analysis would reject, and
 * reads length, frame rate and picture size. A container that is unknown here is left to the server, which checks again.
 * @throws {OfflineError | MissingPartError} if the parser cannot be loaded
 */
export async function readVideo(file: File): Promise<VideoReading> {
  const [{ ALL_FORMATS, BlobSource, Input: OpenInput }, { canConvert }] = await loadCode(
    Promise.all([import('mediabunny'), import('../prepare/convert/can-convert.ts')]),
  );
  const input = new OpenInput({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    // First, because the parser would fetch the URLs of a playlist.
    if (await isText(file)) return { problem: videoProblem.notAVideo, facts: null };
    if (!(await input.canRead())) return { problem: null, facts: null };
    return await readKnownFormat(input, (track) => canConvert(file, track)).catch(() => ({
      problem: unreadableVideo,
      facts: null,
    }));
  } catch {
    return { problem: null, facts: null };
  } finally {
    input.dispose();
  }
}

/** @param canConvert A format that the server rejects is accepted where this device can convert it. */
async function readKnownFormat(
  input: Input,
  canConvert: (track: InputVideoTrack) => Promise<boolean>,
): Promise<VideoReading> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) return { problem: videoProblem.notAVideo, facts: null };
  const wrongCodec = await codecProblem(track);
  if (wrongCodec && !(await canConvert(track))) return { problem: wrongCodec, facts: null };
  const facts = await readFacts(track);
  const problem = checkVideo(facts);
  return { problem, facts: problem ? null : facts };
}

async function codecProblem(track: InputVideoTrack): Promise<VideoFileProblem | null> {
  if ((await track.getCodec()) === 'hevc') return videoProblem.hevc;
  return proresSampleEntry.test(String(track.internalCodecId)) ? videoProblem.prores : null;
}

async function readFacts(track: InputVideoTrack): Promise<RecordedFacts> {
  const codec = await track.getCodec();
  return {
    seconds: (await track.getDurationFromMetadata()) ?? (await track.computeDuration()),
    fps: (await track.computePacketStats(countedFrames)).averagePacketRate,
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
    codec: codecNames[codec ?? ''] ?? String(track.internalCodecId),
  };
}
