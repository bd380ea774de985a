import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BenchClip {
  readonly name: string;
  /** From file to result, two cores. */
  readonly goalS: number;
  /** Makes the clip in the folder and returns the paths of its videos, face-on first. */
  readonly make: (folder: string) => readonly string[];
}

const root = ((): string => {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'pnpm-workspace.yaml'))) dir = dirname(dir);
  return dir;
})();
const [faceOn, downTheLine] = [join(root, 'samples/face-on.mp4'), join(root, 'samples/down-the-line.mp4')];

/** The sample swing as a phone films it: ten seconds of 1080 × 1920 with sensor noise, still before and after the swing. */
function makeTenSeconds(folder: string, fps: number, sample = faceOn): string {
  const path = join(folder, `${fps}-${basename(sample)}`);
  const still = 'tpad=start_mode=clone:start_duration=3.5:stop_mode=clone:stop_duration=3.5';
  const rate = fps === 60 ? '' : `minterpolate=fps=${fps}:mi_mode=blend,`;
  const filters = `${rate}scale=1080:1920,${still},noise=alls=6:allf=t`;
  const options = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-an', path];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', sample, '-vf', filters, ...options]);
  return path;
}

export const benchClips: readonly BenchClip[] = [
  { name: '3 s, 720p, 60 fps', goalS: 8, make: () => [faceOn] },
  { name: '10 s, 1080p, 60 fps', goalS: 15, make: (folder) => [makeTenSeconds(folder, 60)] },
  { name: '10 s, 1080p, 240 fps', goalS: 20, make: (folder) => [makeTenSeconds(folder, 240)] },
  {
    name: 'both videos, 10 s, 1080p, 240 fps',
    goalS: 30,
    make: (folder) => [makeTenSeconds(folder, 240), makeTenSeconds(folder, 240, downTheLine)],
  },
];
