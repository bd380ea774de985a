import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installDebianPackage } from './debian-packages.ts';
import { findOnPath } from './find-on-path.ts';
import { installNpmTool } from './npm-tool.ts';
import { findCachedTool, findUnpackedTool } from './unpacked-tool.ts';

export interface FfmpegPaths {
  ffmpeg: string;
  ffprobe: string;
}

/**
 * Finds ffmpeg and ffprobe: FFMPEG_PATH and FFPROBE_PATH, PATH, a Debian package (installed as root, else unpacked), or,
 * for development only, an old build from npm.
 */
export function findFfmpeg(log: (line: string) => void): FfmpegPaths {
  const { FFMPEG_PATH, FFPROBE_PATH } = process.env;
  if (FFMPEG_PATH && FFPROBE_PATH) return { ffmpeg: FFMPEG_PATH, ffprobe: FFPROBE_PATH };
  const found = findBothOnPath() ?? findBothCached();
  if (found) return found;
  log('ffmpeg is not installed: downloading it (once)');
  if (installDebianPackage('ffmpeg')) {
    const installed = findBothOnPath();
    if (installed) return installed;
  }
  if (findUnpackedTool(['ffmpeg'], programs.ffmpeg) && findUnpackedTool(['ffmpeg'], programs.ffprobe)) {
    const unpacked = findBothCached();
    if (unpacked) return unpacked;
  }
  const old = findNpmBuild();
  if (old) {
    log('Warning: using ffmpeg 4.1 from npm, which is enough for development only. Install ffmpeg 5 or newer.');
    return old;
  }
  throw new Error('No ffmpeg: install ffmpeg 5 or newer, or set FFMPEG_PATH and FFPROBE_PATH.');
}

const programs = { ffmpeg: 'usr/bin/ffmpeg', ffprobe: 'usr/bin/ffprobe' };

function findBothCached(): FfmpegPaths | null {
  const ffmpeg = findCachedTool('ffmpeg', programs.ffmpeg);
  const ffprobe = findCachedTool('ffmpeg', programs.ffprobe);
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
}

function findBothOnPath(): FfmpegPaths | null {
  const ffmpeg = findOnPath('ffmpeg');
  const ffprobe = findOnPath('ffprobe');
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
}

function findNpmBuild(): FfmpegPaths | null {
  const packages = ['@ffmpeg-installer/ffmpeg@1.1.0', '@ffprobe-installer/ffprobe@2.1.2'];
  const folder = installNpmTool('ffmpeg-npm', packages);
  if (!folder) return null;
  const require = createRequire(join(folder, 'package.json'));
  const { path: ffmpeg } = require('@ffmpeg-installer/ffmpeg') as { path: string };
  const { path: ffprobe } = require('@ffprobe-installer/ffprobe') as { path: string };
  return { ffmpeg, ffprobe };
}
