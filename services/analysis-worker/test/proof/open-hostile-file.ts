import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { framesPipe, startFfmpeg } from '../../src/media/ffmpeg.ts';
import type { clipFolder } from '../media/make-clip.ts';
import { analyzeFile } from './analyze-file.ts';
import type { HostileFile } from './hostile-files.ts';

type Clips = ReturnType<typeof clipFolder>;

const limits = { signal: new AbortController().signal, timeoutMs: 20_000 };
export const installed = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };

/** Reads the file as an ffmpeg without our guards does. */
export async function openUnguarded(ffmpegPath: string, clips: Clips, file: HostileFile): Promise<void> {
  const protocols = 'file,http,tcp,udp,hls,crypto,concat,subfile,data,rtp';
  const input = ['-protocol_whitelist', protocols, ...(file.unguarded ?? []), '-i', clips.path(file.name)];
  const child = spawn(ffmpegPath, ['-nostdin', '-v', 'quiet', ...input, '-t', '1', '-f', 'null', '-'], {
    stdio: 'ignore',
    // One that waits for a stream has contacted it by then, or never does.
    timeout: 4_000,
  });
  await once(child, 'exit');
}

/** Has both programs read the file as the worker does: ffmpeg too where ffprobe has rejected it. */
export async function openGuarded(clips: Clips, { name }: HostileFile, programs: typeof installed): Promise<string> {
  const running = startFfmpeg({
    ...limits,
    ffmpegPath: programs.ffmpegPath,
    input: { path: clips.path(name), maxSeconds: 60 },
    filterGraph: '[0:V:0]format=rgba[frames]',
    outputs: [{ options: ['-map', '[frames]', '-f', 'rawvideo'], target: framesPipe }],
  });
  running.frames.resume();
  await running.ended.catch(() => undefined);
  return await analyzeFile(clips.path(name), clips.path('work'), programs);
}
