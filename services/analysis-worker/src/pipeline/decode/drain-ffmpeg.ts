import { MediaProcessError, type RunningFfmpeg } from '../../media/ffmpeg.ts';
import { VideoRejected } from '../video-rejected.ts';

/**
 * Reads the output of ffmpeg. When reading fails ffmpeg is killed, and when ffmpeg fails reading ends.
 * @throws {VideoRejected} invalid-media when the decoder gives up
 */
export async function drainFfmpeg<T>(
  input: { readonly signal: AbortSignal },
  running: RunningFfmpeg,
  read: (running: RunningFfmpeg) => Promise<T>,
): Promise<T> {
  try {
    const result = await read(running);
    await running.ended;
    return result;
  } catch (error) {
    running.kill();
    await running.ended.catch(() => undefined);
    input.signal.throwIfAborted();
    throw isDecoderFault(error) ? new VideoRejected('invalid-media', 'the decoder gave up') : error;
  }
}

/** A full disk or memory is our fault; every other error of ffmpeg is the file's. */
const isDecoderFault = (error: unknown): boolean =>
  error instanceof MediaProcessError && !error.timedOut && !/no space left|cannot allocate/i.test(error.stderrTail);
