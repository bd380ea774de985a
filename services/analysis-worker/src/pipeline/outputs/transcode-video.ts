import { videoCaps } from '@trueswing/contracts';
import { maxWholePoses } from '@trueswing/swing';
import { startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from '../decode/drain-ffmpeg.ts';
import { type PictureSize, scaleTo } from '../decode/picture-size.ts';
import type { VideoFacts } from '../probe/probe-video.ts';

/**
 * No B-frames and a key frame each half second: a browser that seeks to a key position shows exactly that frame. On a long
 * clip the model skips frames, so encoding all of them could take longer than detection: there speed counts for more
 * than the size of the file.
 */
const encoderOptions = ({ frameTimesS }: VideoFacts): string[] => [
  ...['-map', '[v]', '-c:v', 'libx264', '-preset', frameTimesS.length > maxWholePoses ? 'ultrafast' : 'superfast'],
  ...['-crf', '22', '-bf', '0', '-g', '30', '-threads', '1', '-an', '-map_metadata', '-1'],
  ...['-video_track_timescale', '90000', '-movflags', '+faststart', '-f', 'mp4'],
];

/**
 * Writes the H.264 copy that is stored and shown. Frame i of it is frame i of the source, at the same time. It runs at low
 * priority beside pose detection, which the golfer waits for, unless there is none.
 * @throws {VideoRejected} invalid-media when the decoder gives up
 */
export async function transcodeVideo(input: {
  readonly path: string;
  readonly copyPath: string;
  readonly facts: VideoFacts;
  readonly size: PictureSize;
  readonly ffmpegPath: string;
  readonly lowPriority?: boolean;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}): Promise<void> {
  const { path, copyPath, facts, size, ffmpegPath, lowPriority = true, signal, timeoutMs } = input;
  const running = startFfmpeg({
    ffmpegPath,
    input: { path, maxSeconds: videoCaps.maxSeconds + 1 },
    filterGraph: `[0:V:0]setpts=PTS-STARTPTS,${scaleTo(size)},setsar=1,format=yuv420p[v]`,
    outputs: [{ options: encoderOptions(facts), target: copyPath }],
    lowPriority,
    decoderThreads: 1,
    signal,
    timeoutMs,
  });
  await drainFfmpeg(input, running, () => running.ended);
}
