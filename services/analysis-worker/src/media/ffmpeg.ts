import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isAbsolute } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { videoCaps } from '@trueswing/contracts';
import buildCommand from 'fluent-ffmpeg';

/**
 * The only file that starts ffmpeg and ffprobe. Every input is a stranger's file: protocols and containers are
 * whitelisted together (either alone lets a playlist named .mp4 open other files), pixels and seconds are capped before
 * anything is decoded, and the whole process group dies on a timeout or an abort.
 *
 * fluent-ffmpeg builds the argument list; it cannot kill a process group nor give a third pipe, so we spawn ourselves.
 */
const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegts,asf,flv';
const maxPixels = videoCaps.maxWidthPx * videoCaps.maxHeightPx;
const guards = [
  ['-protocol_whitelist', 'file,pipe'],
  ['-format_whitelist', containers],
  ['-max_pixels', String(maxPixels)],
].flat();

/** Longest tail of stderr that is kept. */
const stderrTailBytes = 8 * 1024;
/** ffprobe's answer on the longest clip that we take is about 2 MB. */
const maxProbeBytes = 16 * 1024 * 1024;

interface Limits {
  readonly signal: AbortSignal;
  /** Wall-clock time after which the process group is killed. */
  readonly timeoutMs: number;
}

/** ffmpeg or ffprobe ended badly: `timedOut`, or with an exit status and what it said last. */
export class MediaProcessError extends Error {
  override readonly name = 'MediaProcessError';
  readonly stderrTail: string;
  readonly timedOut: boolean;
  constructor(program: string, stderrTail: string, timedOut: boolean) {
    super(`${program} ${timedOut ? 'took too long' : 'failed'}: ${stderrTail.slice(-600)}`);
    this.stderrTail = stderrTail;
    this.timedOut = timedOut;
  }
}

export interface FfmpegOutput {
  readonly options: readonly string[];
  /** An absolute path, or a pipe that the caller must drain. */
  readonly target: string;
}
export const framesPipe = 'pipe:1';
export const thumbnailsPipe = 'pipe:3';

export interface FfmpegJob extends Limits {
  readonly ffmpegPath: string;
  readonly input:
    | {
        readonly path: string;
        /** At most so many seconds are read. */
        readonly maxSeconds: number;
        /** Starts at a key frame before this moment of the file's clock; frames then keep the file's times. */
        readonly seekS?: number;
      }
    /** RGBA frames that the caller writes to `rawFrames`. */
    | { readonly widthPx: number; readonly heightPx: number; readonly fps: number };
  readonly filterGraph: string;
  readonly outputs: readonly FfmpegOutput[];
  /** Runs when nothing else wants the processor; its decoder uses one thread. */
  readonly lowPriority?: boolean;
}

export interface RunningFfmpeg {
  /** Where the caller writes raw frames, when they are the input. */
  readonly rawFrames: Writable | null;
  /** What goes to `framesPipe`. */
  readonly frames: Readable;
  /** What goes to `thumbnailsPipe`. */
  readonly thumbnails: Readable;
  /**
   * Settles when the process has ended: with what it complained about, or rejected with MediaProcessError, or with the
   * signal's reason after an abort. By then the whole process group is gone.
   */
  readonly ended: Promise<{ readonly stderrTail: string }>;
  /** Kills the process group; `ended` then rejects. */
  readonly kill: () => void;
}

/** Starts ffmpeg, on one untrusted file or on frames of our own. */
export function startFfmpeg(job: FfmpegJob): RunningFfmpeg {
  const { input } = job;
  const command = buildCommand();
  if ('path' in input) {
    const seek =
      input.seekS === undefined
        ? []
        : ['-copyts', '-noaccurate_seek', '-seek_timestamp', '1', '-ss', input.seekS.toFixed(6)];
    const decoder = job.lowPriority ? ['-threads', '1'] : [];
    command.input(fileUrl(input.path)).inputOptions([...guards, ...decoder, ...seek, '-t', String(input.maxSeconds)]);
  } else {
    const size = `${input.widthPx}x${input.heightPx}`;
    command.input('pipe:0').inputOptions(['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', String(input.fps)]);
  }
  command.complexFilter(job.filterGraph);
  for (const output of job.outputs) {
    command
      .output(isAbsolute(output.target) ? fileUrl(output.target) : output.target)
      .outputOptions([...output.options]);
  }
  // -timelimit counts CPU seconds: the last resort when this process is killed and cannot kill ffmpeg any more.
  const cpuSeconds = String(Math.ceil(job.timeoutMs / 500));
  const quiet = ['-y', '-nostdin', '-hide_banner', '-v', 'warning'];
  // Decoder, encoder and pose model fill the cores: a filter that is cut into slices only adds a third to its own work.
  const common = [...quiet, '-filter_complex_threads', '1', '-vsync', 'passthrough', '-timelimit', cpuSeconds];
  const child = spawn(job.ffmpegPath, [...common, ...command._getArguments()], {
    stdio: ['path' in input ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const [rawFrames, frames, stderr, thumbnails] = child.stdio as unknown as [
    Writable | null,
    Readable,
    Readable,
    Readable,
  ];
  // A broken pipe means that ffmpeg has died; `ended` tells why.
  rawFrames?.on('error', () => undefined);
  const { ended, kill } = guardProcess('ffmpeg', child, stderr, job);
  if (job.lowPriority && child.pid !== undefined) giveWay(child.pid);
  return { rawFrames, frames, thumbnails, ended, kill };
}

/**
 * A wish: where the system does not grant it, or the process has ended already, all goes on as before. Each of our
 * processes leads a session of its own, and outside a container Linux shares the processor among sessions first
 * (autogroups): without a word for the session, the process's own priority counts for nothing there.
 */
function giveWay(pid: number): void {
  const lowest = constants.priority.PRIORITY_LOW;
  for (const ask of [() => setPriority(pid, lowest), () => writeFileSync(`/proc/${pid}/autogroup`, String(lowest))]) {
    try {
      ask();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      // Who is not root may ask for a session once in a tenth of a second on the whole machine.
      if (code === 'EAGAIN') setTimeout(giveWay, 150, pid).unref();
    }
  }
}

/** Runs ffprobe on one untrusted file and returns its JSON as text. */
export async function runFfprobe(
  job: Limits & { readonly ffprobePath: string; readonly inputPath: string; readonly options: readonly string[] },
): Promise<{ readonly json: string; readonly stderrTail: string }> {
  const args = [
    '-hide_banner',
    '-v',
    'warning',
    ...guards,
    '-of',
    'json=compact=1',
    ...job.options,
    fileUrl(job.inputPath),
  ];
  const child = spawn(job.ffprobePath, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const { ended, kill } = guardProcess('ffprobe', child, child.stderr, job);
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxProbeBytes) kill();
    else chunks.push(chunk);
  });
  const { stderrTail } = await ended;
  return { json: Buffer.concat(chunks).toString('utf8'), stderrTail };
}

/** `file:` and an absolute path: a name that begins with `-` or `http:` stays a name. */
function fileUrl(path: string): string {
  if (!isAbsolute(path)) throw new Error(`The path of a media file must be absolute: ${path}`);
  return `file:${path}`;
}

function guardProcess(program: string, child: ChildProcess, stderr: Readable, { signal, timeoutMs }: Limits) {
  let stderrTail = '';
  let timedOut = false;
  stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-stderrTailBytes);
  });
  const kill = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // The group is gone already: it ended between the check and the signal.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();

  const ended = new Promise<{ stderrTail: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (signal.aborted) reject(signal.reason);
      else if (status === 0) resolve({ stderrTail });
      else reject(new MediaProcessError(program, stderrTail, timedOut));
    });
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  });
  // Callers await `ended` after they have drained the pipes; a failure in between must not count as unhandled.
  ended.catch(() => undefined);
  return { ended, kill };
}
