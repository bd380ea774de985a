import type { FfmpegCommand } from 'fluent-ffmpeg';
import { type GuardedProcess, type ProcessLimits, startGuarded } from './guarded-process.ts';

/** Pipes that an output may write to; the caller must drain those that it uses. */
export const framesPipe = 'pipe:1';
export const secondFramesPipe = 'pipe:3';
/** Pipe that an input may read from. */
export const rawFramesPipe = 'pipe:0';

/**
 * Runs a command of fluent-ffmpeg. This is the one bridge between the library, which builds the command line, and our own
 * process handling: `FfmpegCommand.run()` cannot kill a process group, offers one output stream where a pass needs two,
 * and starts ffmpeg asynchronously, so that an early abort is lost. See decision 0024.
 *
 * `_getArguments` is the only private member of the library that we use, and only here. The library's version is pinned,
 * its type declarations list the method, and a test compares a whole command line.
 */
export function startCommand(
  command: FfmpegCommand,
  { ffmpegPath, readsRawFrames, signal, timeoutMs, lowPriority = false }: StartOptions,
): GuardedProcess {
  return startGuarded('ffmpeg', ffmpegPath, command._getArguments(), {
    stdio: [readsRawFrames ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
    signal,
    timeoutMs,
    lowPriority,
  });
}

interface StartOptions extends ProcessLimits {
  readonly ffmpegPath: string;
  readonly readsRawFrames: boolean;
  readonly lowPriority?: boolean;
}
