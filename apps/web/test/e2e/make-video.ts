import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFfmpeg } from '@trueswing/local-stack';

/** A second of test picture in the codec, written to the folder. */
export function makeVideo(folder: string, name: string, codec: 'libx265' | 'prores_ks'): string {
  const path = join(folder, name);
  const options = ['-f', 'lavfi', '-i', 'testsrc2=s=320x568:r=30:d=1', '-c:v', codec, '-y', path];
  const { status, stderr } = spawnSync(findFfmpeg(console.error).ffmpeg, ['-v', 'error', '-nostdin', ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${stderr}`);
  return path;
}
