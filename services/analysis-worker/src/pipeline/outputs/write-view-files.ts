import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredTrack, SwingEventName, SwingEvents } from '@trueswing/contracts';
import { eventsInVideo, swingEventNames, videoCaps } from '@trueswing/contracts';
import { type FfmpegOutput, startFfmpeg } from '../../media/ffmpeg.ts';

/** Output files of one view in the work folder, by absolute path. The landmarks file is a StoredTrack as JSON. */
export interface ViewFiles {
  readonly video: string;
  readonly poster: string;
  readonly landmarks: string;
  readonly keyFrames: Readonly<Record<SwingEventName, string>>;
}

export const viewFiles = (workDir: string, view: 'face-on' | 'down-the-line'): ViewFiles => ({
  video: join(workDir, `${view}.mp4`),
  poster: join(workDir, `${view}-poster.jpg`),
  landmarks: join(workDir, `${view}-landmarks.json`),
  keyFrames: Object.fromEntries(
    swingEventNames.map((event) => [event, join(workDir, `${view}-${event}.jpg`)]),
  ) as ViewFiles['keyFrames'],
});

const stillsTimeoutMs = 30_000;
/** Key frames are shown side by side, so they may be small. */
const keyFrameShortSidePx = 480;

/** Writes the landmarks, a small still of the copy at each event that it shows, and the poster: a large still of the impact. */
export async function writeViewFiles(input: {
  readonly files: ViewFiles;
  readonly track: StoredTrack;
  readonly events: SwingEvents;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { files, track, events, ffmpegPath, signal } = input;
  await writeFile(files.landmarks, JSON.stringify(track));
  const short = (side: 'iw' | 'ih') => `min(${keyFrameShortSidePx},${side})`;
  const small = `,scale=w='if(gt(iw,ih),-2,${short('iw')})':h='if(gt(iw,ih),${short('ih')},-2)'`;
  const stills = [
    { label: 'poster', frame: events.impact.frame, scale: '', quality: '3', target: files.poster },
    ...eventsInVideo(events).map((event) => {
      return { label: event, frame: events[event].frame, scale: small, quality: '4', target: files.keyFrames[event] };
    }),
  ];
  const running = startFfmpeg({
    ffmpegPath,
    input: { path: files.video, maxSeconds: videoCaps.maxSeconds + 1 },
    filterGraph: [
      `[0:V:0]split=${stills.length}${stills.map(({ label }) => `[all-${label}]`).join('')}`,
      ...stills.map(({ label, frame, scale }) => `[all-${label}]select='eq(n,${frame})'${scale}[${label}]`),
    ].join(';'),
    outputs: stills.map(
      ({ label, quality, target }): FfmpegOutput => ({
        // Left alone, the encoder of each picture starts as many threads as the host has cores.
        options: ['-map', `[${label}]`, '-frames:v', '1', '-threads', '1', '-q:v', quality, '-f', 'mjpeg'],
        target,
      }),
    ),
    signal,
    timeoutMs: stillsTimeoutMs,
  });
  await running.ended;
}
