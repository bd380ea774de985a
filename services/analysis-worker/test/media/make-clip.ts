import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file's clips. */
export function clipFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'swing-clips-'));
  return {
    dir,
    path: (name: string): string => join(dir, name),
    remove: (): void => rmSync(dir, { recursive: true, force: true }),
    /** Living processes that work in this folder. */
    processes: (): { pid: number; commandLine: string }[] =>
      readdirSync('/proc').flatMap((pid) => {
        if (!/^\d+$/.test(pid)) return [];
        try {
          const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          return commandLine.includes(dir)
            ? [{ pid: Number(pid), commandLine: commandLine.replaceAll('\0', ' ') }]
            : [];
        } catch {
          // The process ended in the meantime.
          return [];
        }
      }),
  };
}

/** Runs the ffmpeg of the machine to make test material. */
export const ffmpeg = (...args: string[]): Buffer =>
  execFileSync('ffmpeg', ['-nostdin', '-y', '-v', 'error', ...args], { maxBuffer: 64 * 1024 * 1024 });

/** A drawn clip without any person. `filter` is a lavfi source such as `testsrc2=s=320x240:r=30:d=2`. */
export function drawClip(target: string, source: string, ...options: string[]): string {
  ffmpeg(
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    ...options,
    target,
  );
  return target;
}

/** A second with exactly this many frames. ffmpeg itself rounds the rate to a common one. */
export function drawClipOfRate(target: string, fps: number): string {
  const frames = Math.round(fps);
  const times = ['-vf', `settb=1/90000,setpts=N/${fps}/TB`, '-fps_mode', 'passthrough'];
  const clock = ['-enc_time_base', '1:90000', '-video_track_timescale', '90000'];
  return drawClip(target, `testsrc2=s=64x64:r=${frames}:d=1`, ...times, ...clock);
}

/** The swing of the sample at 30 frames a second and half its size: an analysis of it takes about a third of the time. */
export function shrinkClip(source: string, target: string): string {
  const swing = ['-ss', '0.3', '-t', '2.2', '-i', source, '-vf', 'fps=30,scale=iw/2:ih/2'];
  ffmpeg(...swing, '-c:v', 'libx264', '-preset', 'ultrafast', '-an', target);
  return target;
}

/** The first part of a file, as an interrupted upload leaves it. */
export function cutOff(source: string, target: string, share: number): string {
  const bytes = readFileSync(source);
  writeFileSync(target, bytes.subarray(0, Math.floor(bytes.length * share)));
  return target;
}

/** Rewrites the display matrix of an MP4 so that players turn it a quarter clockwise, as phones held upright do. */
export function turnQuarter(path: string): void {
  const bytes = readFileSync(path);
  const matrix = bytes.indexOf('tkhd') + 44;
  const quarter = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
  for (const [i, value] of quarter.entries()) bytes.writeInt32BE(value, matrix + 4 * i);
  writeFileSync(path, bytes);
}
