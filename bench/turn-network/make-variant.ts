import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-vsync', 'passthrough', '-an'];
const lossless = [...h264, '-qp', '0'];

/** Options with which ffmpeg makes each altered copy; `whole` is the clip itself. */
const coding = {
  whole: null,
  mirrored: ['-vf', 'hflip,pad=ceil(iw/2)*2:ceil(ih/2)*2', ...lossless],
  encoded: ['-vf', 'pad=ceil(iw/2)*2:ceil(ih/2)*2', ...h264, '-crf', '31'],
  cropped: ['-vf', 'crop=floor(iw*0.46)*2:floor(ih*0.47)*2', ...lossless],
  trimmed: ['-vf', "select='gte(n,2)',setpts=PTS-STARTPTS,pad=ceil(iw/2)*2:ceil(ih/2)*2", ...lossless],
} as const;

/** Alterations that must hardly move a reading. */
export type ClipVariant = keyof typeof coding;
export const clipVariants = Object.keys(coding) as ClipVariant[]; // its own keys

/** Calls `use` with the altered copy, which exists until it has ended. */
export async function withVariant(
  path: string,
  variant: ClipVariant,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const options = coding[variant];
  if (!options) return use(path);
  const folder = mkdtempSync(join(tmpdir(), 'bench-turn-network-'));
  try {
    const file = join(folder, 'clip.mp4');
    execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...options, file]);
    await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
