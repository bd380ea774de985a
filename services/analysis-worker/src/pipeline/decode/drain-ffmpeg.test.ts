import { afterAll, beforeAll, expect, it } from 'vitest';
import { endsOfTheFile, endsOfTheMachine, type ProgramEnd, writeProgram } from '../../../test/media/failing-program.ts';
import { clipFolder, drawClip } from '../../../test/media/make-clip.ts';
import { framesPipe, MediaProcessError, type RunningFfmpeg, startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from './drain-ffmpeg.ts';

const { signal } = new AbortController();
const clips = clipFolder();
let clip: string;
beforeAll(() => {
  clip = drawClip(clips.path('clip.mp4'), 'testsrc2=s=640x360:r=30:d=10');
}, 60_000);
afterAll(() => clips.remove());

const start = (ffmpegPath = 'ffmpeg'): RunningFfmpeg =>
  startFfmpeg({
    ffmpegPath,
    input: { path: clip, maxSeconds: 60 },
    filterGraph: '[0:V:0]format=rgba[frames]',
    outputs: [{ options: ['-map', '[frames]', '-f', 'rawvideo'], target: framesPipe }],
    signal,
    timeoutMs: 20_000,
  });
const drain = (running: RunningFfmpeg, onBytes: () => void = () => undefined): Promise<void> =>
  drainFfmpeg({ signal }, running, async ({ frames }) => {
    for await (const _bytes of frames) onBytes();
  });

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'does not reject the video of an ffmpeg that gets %s',
  async (name) => {
    let isKilled = false;
    const killOnce = (): void => {
      // By its number, as the kernel or a service manager does it.
      if (!isKilled) for (const { pid } of clips.processes()) process.kill(pid, name);
      isKilled = true;
    };
    await expect(drain(start(), killOnce)).rejects.toBeInstanceOf(MediaProcessError);
  },
  20_000,
);

it.each<ProgramEnd>([
  ...endsOfTheMachine,
  ['has no room', 'echo "video.mp4: No space left on device" >&2; exit 1'],
  ['has used its quota', 'echo "video.mp4: Disk quota exceeded" >&2; exit 1'],
  ['has no memory', 'echo "Error: Cannot allocate memory" >&2; exit 1'],
])(
  'does not reject the video when ffmpeg %s',
  async (_, commands) => {
    const running = start(writeProgram(clips.path('ffmpeg'), commands));
    await expect(drain(running)).rejects.toBeInstanceOf(MediaProcessError);
  },
  20_000,
);

it.each(endsOfTheFile)(
  'rejects the video when ffmpeg %s',
  async (_, commands) => {
    const running = start(writeProgram(clips.path('ffmpeg'), commands));
    await expect(drain(running)).rejects.toMatchObject({ name: 'VideoRejected', code: 'invalid-media' });
  },
  20_000,
);
