import { videoCaps } from '@trueswing/contracts';
import { z } from 'zod';
import { MediaProcessError, runFfprobe } from '../../media/ffmpeg.ts';
import { VideoRejected } from '../video-rejected.ts';
import { type Recording, readRecording, recordingTags } from './read-recording.ts';

/** Facts that the container states about the video, before a frame is decoded. */
export interface VideoFacts {
  readonly codec: string;
  /** Upright size as displayed: rotation and pixel aspect applied. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Clockwise turn that brings the stored picture upright. */
  readonly rotationDeg: number;
  /** Presentation time of every displayed frame, the first at 0; edit lists applied. */
  readonly frameTimesS: readonly number[];
  /** Frames at which a decoder can begin, and the file can be cut. */
  readonly keyFrames: readonly number[];
  /** Frames a second at which the camera filmed (Android's slow motion); null when the file does not say. */
  readonly captureFps: number | null;
  /** Time of the first displayed frame in the file's own clock; null when its frames cannot be found by time. */
  readonly startS: number | null;
  /** When and where it was filmed. Compared with the other video's, and neither stored nor logged. */
  readonly recording: Recording;
}

interface ProbeInput {
  readonly path: string;
  readonly ffprobePath: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

const seconds = z.coerce.number().optional().catch(undefined);
const formatTags = z.object({ 'com.android.capture.fps': seconds, ...recordingTags }).optional();
const probeSchema = z.object({
  packets: z.array(z.object({ pts_time: seconds, dts_time: seconds, flags: z.string() })),
  streams: z.array(
    z.object({
      codec_name: z.string().default('unknown'),
      width: z.number().default(0),
      height: z.number().default(0),
      sample_aspect_ratio: z.string().optional(),
      duration: seconds,
      tags: z.object({ rotate: z.coerce.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({
    format_name: z.string(),
    nb_streams: z.number(),
    start_time: seconds,
    duration: seconds,
    tags: formatTags,
  }),
});
type Stream = z.infer<typeof probeSchema>['streams'][number];

const entries = [
  'stream=codec_name,width,height,sample_aspect_ratio,duration',
  'stream_tags=rotate',
  'stream_side_data=rotation',
  'format=format_name,nb_streams,start_time,duration',
  `format_tags=${['com.android.capture.fps', ...Object.keys(recordingTags)].join()}`,
  'packet=pts_time,dts_time,flags',
].join(':');

/** Containers with an index; streams without one lose frames after a seek. */
const indexed = /mov|matroska/;

/** Fewer frames cannot show a takeaway, a downswing and a finish. */
const minFrames = 16;
/** A file that ends this much earlier than its own header says was cut off. */
const missingSeconds = 0.5;
const cutOffWords = /partial file|ended prematurely|moov atom not found/i;

/**
 * Reads size, rotation and frame times and applies the caps.
 * @throws {VideoRejected} invalid-media, picture-too-large, frame-rate-too-high, too-many-streams, too-long, too-short
 */
export async function probeVideo(input: ProbeInput): Promise<VideoFacts> {
  const { json, stderrTail } = await readContainer(input);
  const parsed = probeSchema.safeParse(parseJson(json));
  const stream = parsed.data?.streams[0];
  if (!parsed.success || !stream) throw new VideoRejected('invalid-media', 'no video stream');
  const { packets, format } = parsed.data;
  if (format.nb_streams > videoCaps.maxStreams)
    throw new VideoRejected('too-many-streams', `${format.nb_streams} streams`);

  const size = uprightSize(stream);
  const longSide = Math.max(stream.width, stream.height);
  const shortSide = Math.min(stream.width, stream.height);
  if (shortSide < 1) throw new VideoRejected('invalid-media', 'the picture has no size');
  if (longSide > videoCaps.maxWidthPx || shortSide > videoCaps.maxHeightPx) {
    throw new VideoRejected('picture-too-large', `${stream.width} × ${stream.height}`);
  }

  // Packets that an edit list hides are flagged D: they are decoded but never displayed.
  const shown = packets
    .filter((packet) => !packet.flags.includes('D'))
    .flatMap(({ pts_time, dts_time, flags }) => {
      const timeS = pts_time ?? dts_time;
      return timeS === undefined ? [] : [{ timeS, isKey: flags.includes('K') }];
    })
    .sort((a, b) => a.timeS - b.timeS);
  const times = shown.map(({ timeS }) => timeS);
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) throw new VideoRejected('invalid-media', 'no frame has a time');

  const statedS = stream.duration ?? format.duration;
  if (statedS !== undefined && Math.max(statedS, last - first) > videoCaps.maxSeconds + videoCaps.statedSlackS) {
    throw new VideoRejected('too-long', `${statedS.toFixed(1)} s`);
  }
  const begin = stream.duration === undefined ? (format.start_time ?? 0) : first;
  if (
    cutOffWords.test(stderrTail) ||
    (statedS !== undefined && statedS - (last - begin) > Math.max(missingSeconds, statedS / 10))
  ) {
    throw new VideoRejected('invalid-media', 'the file is cut off');
  }
  checkFrameCount(times.length, last - first);
  return {
    codec: stream.codec_name,
    ...size,
    captureFps: format.tags?.['com.android.capture.fps'] ?? null,
    recording: readRecording(format.tags ?? {}),
    startS: indexed.test(format.format_name) ? first : null,
    frameTimesS: times.map((time) => round6(time - first)),
    keyFrames: shown.flatMap(({ isKey }, frame) => (isKey ? [frame] : [])),
  };
}

const decodedSchema = z.object({ frames: z.array(z.object({ best_effort_timestamp_time: seconds })) });

/**
 * Presentation times of the frames that really decode, the first at 0. Slow, since it decodes everything: only for files
 * whose packets and pictures do not match.
 * @throws {VideoRejected} invalid-media
 */
export async function readDecodedTimes(input: ProbeInput): Promise<number[]> {
  const options = ['-select_streams', 'V:0', '-show_entries', 'frame=best_effort_timestamp_time'];
  const { json } = await runFfprobe({ ...input, inputPath: input.path, options }).catch((error: unknown) => {
    if (!(error instanceof MediaProcessError) || !error.isFileFault) throw error;
    throw new VideoRejected('invalid-media', lastLine(error.stderrTail));
  });
  const decoded = decodedSchema.safeParse(parseJson(json));
  const times = (decoded.data?.frames ?? []).map((frame) => frame.best_effort_timestamp_time ?? 0);
  return times.map((time) => round6(time - (times[0] ?? 0)));
}

function checkFrameCount(frames: number, spanS: number): void {
  if (spanS > videoCaps.maxSeconds) throw new VideoRejected('too-long', `${spanS.toFixed(1)} s`);
  if (frames < minFrames || spanS < videoCaps.minSeconds)
    throw new VideoRejected('too-short', `${frames} frames, ${spanS.toFixed(2)} s`);
  const fps = (frames - 1) / spanS;
  if (Math.round(fps) > videoCaps.maxFps)
    throw new VideoRejected('frame-rate-too-high', `${fps.toFixed(1)} frames a second`);
}

async function readContainer(input: ProbeInput) {
  const options = [
    '-select_streams',
    'V:0',
    '-read_intervals',
    `%+${videoCaps.maxSeconds + 1}`,
    '-show_entries',
    entries,
  ];
  try {
    return await runFfprobe({ ...input, inputPath: input.path, options });
  } catch (error) {
    if (!(error instanceof MediaProcessError) || !error.isFileFault) throw error;
    const tooLarge = error.stderrTail.includes('exceeds specified max pixel count');
    throw new VideoRejected(tooLarge ? 'picture-too-large' : 'invalid-media', lastLine(error.stderrTail));
  }
}

function uprightSize(stream: Stream): { widthPx: number; heightPx: number; rotationDeg: number } {
  const turn = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  // The display matrix turns counter-clockwise, the older `rotate` tag clockwise.
  const rotationDeg = (((turn === undefined ? (stream.tags?.rotate ?? 0) : -turn) % 360) + 360) % 360;
  const [across = 1, down = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map((part) => Number(part) || 1);
  const width = Math.round((stream.width * across) / down);
  return rotationDeg % 180 === 90
    ? { widthPx: stream.height, heightPx: width, rotationDeg }
    : { widthPx: width, heightPx: stream.height, rotationDeg };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
