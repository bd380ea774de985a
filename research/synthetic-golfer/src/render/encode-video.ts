import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface EncoderParameters {
  file: string;
  widthPx: number;
  heightPx: number;
  /** Frames a second as the file plays. */
  playedFps: number;
  mirror: boolean;
  /** Sensor noise, 0 for none (strength of ffmpeg's noise filter). */
  noise: number;
  /** x264 quality: 18 is near lossless, 30 is a poor upload. */
  crf: number;
  seed: number;
}

export interface Encoder {
  /** One RGBA picture, bottom row first. Resolves when the encoder can take the next. */
  write: (pixels: Buffer) => Promise<void>;
  finish: () => Promise<void>;
}

/** H.264 MP4 with the index first, by ffmpeg. */
export function openEncoder(p: EncoderParameters): Encoder {
  const filters = ['vflip'];
  if (p.mirror) filters.push('hflip');
  if (p.noise > 0) filters.push(`noise=alls=${p.noise}:allf=t:all_seed=${p.seed}`);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${p.widthPx}x${p.heightPx}`, '-r', String(p.playedFps)];
  const output = ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(p.crf), '-pix_fmt', 'yuv420p'];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...input,
      '-i',
      '-',
      '-vf',
      filters.join(),
      ...output,
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      p.file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close') as Promise<[number | null]>; // 'close' gives the exit code
  return {
    write: async (pixels) => {
      if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
    },
    finish: async () => {
      ffmpeg.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}
