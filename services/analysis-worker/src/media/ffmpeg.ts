import { isAbsolute } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { videoCaps } from '@trueswing/contracts';
import buildCommand, { type FfmpegCommand } from 'fluent-ffmpeg';
import { type GuardedProcess, type ProcessLimits, startGuarded } from './guarded-process.ts';
import { framesPipe, rawFramesPipe, secondFramesPipe, startCommand } from './start-command.ts';

/**
 * The interface to ffmpeg and ffprobe. Every input is untrusted: protocols and containers are whitelisted
 * together (with only one of the two, a playlist named .mp4 can open other files), pixels and seconds are capped before
 * anything is decoded, and the whole process group is killed on a timeout or an abort.
 */
export { MediaProcessError } from './guarded-process.ts';
export { framesPipe, secondFramesPipe };

const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegts,asf,flv';
const maxPixels = videoCaps.maxWidthPx * videoCaps.maxHeightPx;
const guards = [
  ['-protocol_whitelist', 'file,pipe'],
  ['-format_whitelist', containers],
  ['-max_pixels', String(maxPixels)],
].flat();

/** Left alone, a decoder starts a thread for each core of the host, however few of them its container may use. */
const defaultDecoderThreads = 2;

/** ffprobe's output for the longest clip that we accept is about 2 MB. */
const maxProbeBytes = 16 * 1024 * 1024;

export interface FfmpegOutput {
  readonly options: readonly string[];
  /** An absolute path, or a pipe that the caller must drain. */
  readonly target: string;
}

interface FileInput {
  readonly path: string;
  /** At most this many seconds are read. */
  readonly maxSeconds: number;
  /** Starts at a key frame before this time of the file's clock; frames then keep the file's times. */
  readonly seekS?: number;
}

/** RGBA frames that the caller writes to `rawFrames`. */
interface RawFramesInput {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
}

export interface FfmpegJob extends ProcessLimits {
  readonly ffmpegPath: string;
  readonly input: FileInput | RawFramesInput;
  readonly filterGraph: string;
  readonly outputs: readonly FfmpegOutput[];
  /** Runs when nothing else needs the processor. */
  readonly lowPriority?: boolean;
  /** Two by default: faster on free cores than one, but more work. */
  readonly decoderThreads?: number;
}

export interface RunningFfmpeg extends Pick<GuardedProcess, 'ended' | 'kill'> {
  /** Where the caller writes raw frames, when they are the input. */
  readonly rawFrames: Writable | null;
  /** The output to `framesPipe`. */
  readonly frames: Readable;
  /** The output to `secondFramesPipe`. */
  readonly secondFrames: Readable;
}

/** Starts ffmpeg, on one untrusted file or on raw frames. */
export function startFfmpeg(job: FfmpegJob): RunningFfmpeg {
  const readsRawFrames = !('path' in job.input);
  const { child, ended, kill } = startCommand(commandOf(job), { ...job, readsRawFrames });
  const [rawFrames, frames, , secondFrames] = child.stdio as unknown as [Writable | null, Readable, Readable, Readable];
  // A broken pipe means that ffmpeg has ended; `ended` gives the reason.
  rawFrames?.on('error', () => undefined);
  return { rawFrames, frames, secondFrames, ended, kill };
}

/** The command line, as fluent-ffmpeg builds it. Options before the first input hold for the whole command. */
export function commandOf(job: FfmpegJob): FfmpegCommand {
  const { input, filterGraph, outputs, timeoutMs, decoderThreads = defaultDecoderThreads } = job;
  // -timelimit counts CPU seconds: the last resort when this process is killed and can no longer kill ffmpeg.
  const cpuSeconds = String(Math.ceil(timeoutMs / 500));
  const quiet = ['-y', '-nostdin', '-hide_banner', '-v', 'warning'];
  // Decoder, encoder and pose model already use all cores; slicing a filter into threads would add a third to its work.
  const common = [...quiet, '-filter_complex_threads', '1', '-vsync', 'passthrough', '-timelimit', cpuSeconds];
  const command = buildCommand();
  if ('path' in input) {
    const decoder = ['-threads', String(decoderThreads)];
    const limit = ['-t', String(input.maxSeconds)];
    command
      .input(fileUrl(input.path))
      .inputOptions([...common, ...guards, ...decoder, ...seekOptions(input), ...limit]);
  } else {
    const size = ['-s', `${input.widthPx}x${input.heightPx}`];
    const format = ['-f', 'rawvideo', '-pix_fmt', 'rgba', ...size, '-r', String(input.fps)];
    command.input(rawFramesPipe).inputOptions([...common, ...format]);
  }
  command.complexFilter(filterGraph);
  for (const { target, options } of outputs) {
    command.output(isAbsolute(target) ? fileUrl(target) : target).outputOptions([...options]);
  }
  return command;
}

const seekOptions = ({ seekS }: FileInput): string[] =>
  seekS === undefined ? [] : ['-copyts', '-noaccurate_seek', '-seek_timestamp', '1', '-ss', seekS.toFixed(6)];

/** Runs ffprobe on one untrusted file and returns its JSON as text. */
export async function runFfprobe(
  job: ProcessLimits & {
    readonly ffprobePath: string;
    readonly inputPath: string;
    readonly options: readonly string[];
  },
): Promise<{ readonly json: string; readonly stderrTail: string }> {
  const quiet = ['-hide_banner', '-v', 'warning'];
  const args = [...quiet, ...guards, '-of', 'json=compact=1', ...job.options, fileUrl(job.inputPath)];
  const { signal, timeoutMs } = job;
  const { child, ended, kill } = startGuarded('ffprobe', job.ffprobePath, args, {
    signal,
    timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxProbeBytes) kill();
    else chunks.push(chunk);
  });
  const { stderrTail } = await ended;
  return { json: Buffer.concat(chunks).toString('utf8'), stderrTail };
}

/** `file:` and an absolute path, so that a name that begins with `-` or `http:` is only a name. */
function fileUrl(path: string): string {
  if (!isAbsolute(path)) throw new Error(`The path of a media file must be absolute: ${path}`);
  return `file:${path}`;
}
