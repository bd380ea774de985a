import { MediaProcessError, type RunningFfmpeg } from '../../media/ffmpeg.ts';
import { VideoRejected } from '../video-rejected.ts';

/**
 * Reads the output of ffmpeg. When reading fails ffmpeg is killed, and when ffmpeg fails reading ends.
 * @throws {VideoRejected} invalid-media when the decoder gives up on the file; other errors, such as a full disk, as they are
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
    if (!(error instanceof MediaProcessError) || !error.isFileFault) throw error;
    throw new VideoRejected('invalid-media', 'the decoder gave up');
  }
}
