import { videoCaps } from '@trueswing/contracts';
import { maxPosesPerClip } from '@trueswing/domain';
import { startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from '../decode/drain-ffmpeg.ts';
import { type PictureSize, scaleTo } from '../decode/picture-size.ts';
import type { VideoFacts } from '../probe/probe-video.ts';

/**
 * No B-frames and a key frame each half second: a browser that seeks to a key position shows just that frame. Where the
 * model sees not all frames, encoding them could outlast it: speed then counts for more than the size of the file.
 */
const keptVideoOptions = ({ frameTimesS }: VideoFacts): string[] => [
  ...['-map', '[v]', '-c:v', 'libx264', '-preset', frameTimesS.length > maxPosesPerClip ? 'ultrafast' : 'superfast'],
  ...['-crf', '22', '-bf', '0', '-g', '30', '-threads', '1', '-an', '-map_metadata', '-1'],
  ...['-video_track_timescale', '90000', '-movflags', '+faststart', '-f', 'mp4'],
];

/**
 * Writes the H.264 file that we keep and show. Frame i of it is frame i of the source, at the same time. The golfer
 * waits for the poses, which run at the same time: this gives way to them.
 * @throws {VideoRefused} invalid-media when the decoder gives up
 */
export async function transcodeVideo(input: {
  readonly path: string;
  readonly keepAs: string;
  readonly facts: VideoFacts;
  readonly size: PictureSize;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}): Promise<void> {
  const { path, keepAs, facts, size, ffmpegPath, signal, timeoutMs } = input;
  const running = startFfmpeg({
    ffmpegPath,
    input: { path, maxSeconds: videoCaps.maxSeconds + 1 },
    filterGraph: `[0:V:0]setpts=PTS-STARTPTS,${scaleTo(size)},setsar=1,format=yuv420p[v]`,
    outputs: [{ options: keptVideoOptions(facts), target: keepAs }],
    lowPriority: true,
    signal,
    timeoutMs,
  });
  await drainFfmpeg(input, running, () => running.ended);
}
