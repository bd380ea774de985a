import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScene } from '../../apps/web/test/e2e/steps/fake-camera.ts';
import { h264, makeVideo } from '../../apps/web/test/e2e/steps/make-video.ts';
import { clipSize } from './draw-clips.ts';
import { type RecordEvent, stillS } from './list-events.ts';
import type { RecordSession } from './list-sessions.ts';

/** Still pictures before the first event, in which the recorder opens its model, and after the last, in which it keeps the swing. */
const [beforeS, afterS] = [7, 3.5];
/** Between two events the golfer is out of the picture. */
const emptyS = 1.5;
const fps = 30;

interface SessionScene {
  readonly path: string;
  readonly seconds: number;
  /** When each event starts. */
  readonly startsS: readonly number[];
}

/** Writes a session as one video with its sound: its events, each between still pictures. */
export function makeSessionScene(
  folder: string,
  { noise, events }: RecordSession,
  fileOf: (clip: string) => string,
): SessionScene {
  const parts = events.map((event, i) => {
    const [leadS, restS] = [i === 0 ? beforeS : 0, i === events.length - 1 ? afterS : emptyS];
    const frames = Math.round((leadS + event.seconds + restS) * fps);
    const rest = i === events.length - 1 ? 'stop_mode=clone' : 'stop_mode=add:color=gray';
    const filter = `${filterOf(event)},tpad=start_mode=clone:start_duration=${leadS}:${rest}:stop_duration=${restS + 1}`;
    const options = ['-i', fileOf(event.clip.name), '-vf', filter, '-frames:v', String(frames), '-an', ...h264];
    return { path: makeVideo(folder, `${i}.mp4`, options), seconds: frames / fps, leadS };
  });
  const list = join(folder, 'parts.txt');
  writeFileSync(list, parts.map(({ path }) => `file '${path}'\n`).join(''));
  let atS = 0;
  const startsS = parts.map(({ seconds, leadS }) => {
    const startS = atS + leadS;
    atS += seconds;
    return startS;
  });
  const sounds = events.flatMap((event, i) =>
    event.sounds.map((sound) => ({ ...sound, atS: (startsS[i] ?? 0) + sound.atS })),
  );
  const pictures = { input: ['-f', 'concat', '-safe', '0', '-i', list], filter: `fps=${fps}` };
  return { path: makeScene(folder, 'session', { seconds: atS, noise, sounds, pictures }), seconds: atS, startsS };
}

function filterOf({ speed, walkingSpeed, seconds }: RecordEvent): string {
  const { widthPx, heightPx } = clipSize;
  const filters = [
    `scale=${widthPx}:${heightPx}`,
    `fps=${fps}`,
    `tpad=start_mode=clone:start_duration=${stillS}:stop_mode=clone:stop_duration=${stillS}`,
    `setpts=PTS/${speed}`,
    `fps=${fps}`,
  ];
  if (walkingSpeed !== 0) {
    // The picture moves through a field of three widths: a walker comes in at one side and leaves at the other.
    const movedBy = `${walkingSpeed}*(t-${seconds / 2})`;
    filters.push(`pad=iw*3:ih:iw:0:gray`, `crop=iw/3:ih:'min(2*iw/3,max(0,iw/3*(1-(${movedBy}))))':0`);
  }
  return filters.join(',');
}
