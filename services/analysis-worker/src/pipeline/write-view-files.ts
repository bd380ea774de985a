import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoseTrack } from '@trueswing/contracts';
import { videoCaps } from '@trueswing/contracts';
import { startFfmpeg } from '../media/ffmpeg.ts';

/** What one view leaves in the work folder, by absolute path. The landmarks file is a PoseTrack as JSON. */
export interface ViewFiles {
  readonly video: string;
  readonly poster: string;
  readonly landmarks: string;
}

export const viewFiles = (workDir: string, view: 'face-on' | 'down-the-line'): ViewFiles => ({
  video: join(workDir, `${view}.mp4`),
  poster: join(workDir, `${view}-poster.jpg`),
  landmarks: join(workDir, `${view}-landmarks.json`),
});

const posterTimeoutMs = 30_000;

/** Writes the landmarks and the poster, a still of the kept video at `posterFrame`. */
export async function writeViewFiles(input: {
  readonly files: ViewFiles;
  readonly track: PoseTrack;
  readonly posterFrame: number;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { files, track, posterFrame, ffmpegPath, signal } = input;
  await writeFile(files.landmarks, JSON.stringify(track));
  const poster = startFfmpeg({
    ffmpegPath,
    input: { path: files.video, maxSeconds: videoCaps.maxSeconds + 1 },
    filterGraph: `[0:V:0]select='eq(n,${posterFrame})'[poster]`,
    outputs: [{ options: ['-map', '[poster]', '-frames:v', '1', '-q:v', '3', '-f', 'mjpeg'], target: files.poster }],
    signal,
    timeoutMs: posterTimeoutMs,
  });
  await poster.ended;
}
