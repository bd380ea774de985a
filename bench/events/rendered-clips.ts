import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SlowMotion, type SwingEventName, swingEventNames } from '../../packages/contracts/src/index.ts';
import type { LabeledClip } from './labeled-clips.ts';

interface RenderedClip {
  readonly name: string;
  readonly view: string;
  /** Settings of the command `render`. */
  readonly settings: readonly string[];
  /** Slow motion as the golfer states it at upload. */
  readonly slowMotion?: SlowMotion;
}

const small = ['camera.widthPx=270', 'camera.heightPx=480', 'swing.durationsS.finish=0.5'];
const behind = ['camera.view=down-the-line'];
const slowedBy = (fps: number, factor: number) => [`video.fps=${fps}`, `video.slowMotionFactor=${factor}`];
const athlete = ['look.family=athletic', 'swing.statureM=1.66'];
const restless = ['swing.weightShiftM=0.04', 'swing.waggleM=0.06', 'swing.durationsS.address=1.4'];
const lowered = ['camera.handheld.shakeDeg=0.25', 'camera.handheld.lowerDeg=22', 'camera.handheld.lowerFromS=2.05'];
const away = (yawDeg: number, view = 'face-on') => [`camera.view=${view}`, `camera.yawDeg=${yawDeg}`, 'video.fps=30'];
const paced = (backswing: number, downswing: number) => [
  `swing.durationsS.backswing=${backswing}`,
  `swing.durationsS.downswing=${downswing}`,
];

/** Cases without a labeled clip: slow motion by phones, restless golfers, hands that hold the phone, views between the two. */
const clips: readonly RenderedClip[] = [
  { name: 'lowered-after', view: 'down-the-line', settings: [...behind, ...lowered, 'video.fps=30'] },
  { name: 'between-45', view: 'other', settings: away(45) },
  { name: 'slow-4', view: 'down-the-line', settings: [...behind, ...slowedBy(120, 4)], slowMotion: '120' },
  { name: 'restless-30', view: 'down-the-line', settings: [...behind, ...restless, 'video.fps=30'] },
  { name: 'hand-held', view: 'down-the-line', settings: [...behind, 'camera.handheld.shakeDeg=0.4'] },
  { name: 'restless-60', view: 'down-the-line', settings: [...behind, ...restless, ...athlete] },
  { name: 'slow-takeaway', view: 'down-the-line', settings: [...behind, ...paced(1.3, 0.3)] },
  { name: 'quick', view: 'down-the-line', settings: [...behind, ...athlete, ...paced(0.6, 0.22), 'video.fps=30'] },
  { name: 'lowered-after-front', view: 'face-on', settings: [...lowered, ...athlete] },
  { name: 'between-30', view: 'other', settings: away(-30) },
  { name: 'between-60', view: 'other', settings: away(-60) },
  { name: 'between-behind-35', view: 'other', settings: away(-35, 'down-the-line') },
  {
    name: 'slow-4-late',
    view: 'down-the-line',
    slowMotion: '120',
    settings: [...behind, ...athlete, ...paced(1.1, 0.33), ...slowedBy(120, 4)],
  },
  { name: 'slow-4-front', view: 'face-on', settings: slowedBy(120, 4), slowMotion: '120' },
  {
    name: 'slow-4-doubled',
    view: 'down-the-line',
    slowMotion: 'unknown',
    settings: [...behind, ...slowedBy(60, 2), 'video.duplicateEvery=1'],
  },
  {
    name: 'ramp-4-backswing',
    view: 'down-the-line',
    slowMotion: '120',
    settings: [...behind, ...slowedBy(120, 4), 'video.slowFromS=1.1', 'video.slowToS=2'],
  },
  {
    name: 'ramp-8-swing',
    view: 'face-on',
    slowMotion: '240',
    settings: [...athlete, ...slowedBy(240, 8), 'video.slowFromS=0.4', 'video.slowToS=2'],
  },
  {
    name: 'slow-8-restless',
    view: 'down-the-line',
    slowMotion: '240',
    settings: [...behind, ...slowedBy(240, 8), ...restless, 'swing.durationsS.address=1'],
  },
  { name: 'slow-8', view: 'down-the-line', settings: [...behind, ...athlete, ...slowedBy(240, 8)], slowMotion: '240' },
  { name: 'slow-8-front', view: 'face-on', settings: slowedBy(240, 8), slowMotion: '240' },
];

/** Renders the clips that the folder does not have yet, and reads their truth. */
export function renderClips(folder: string): LabeledClip[] {
  mkdirSync(folder, { recursive: true });
  return clips.map((clip, i) => {
    const settings = [...small, ...clip.settings];
    const version = createHash('sha256').update(settings.join()).digest('hex').slice(0, 8);
    const path = join(folder, `${clip.name}.${version}.mp4`);
    const truthPath = path.replace(/mp4$/, 'truth.json');
    if (!existsSync(truthPath)) {
      process.stderr.write(`rendering ${clip.name} (${i + 1} of ${clips.length})\n`);
      const render = 'research/synthetic-golfer/dist/render.cli.js';
      const { status } = spawnSync(process.execPath, [render, path, ...settings], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`${clip.name} was not rendered.`);
    }
    return toLabeledClip(clip, path, JSON.parse(readFileSync(truthPath, 'utf8')) as Truth);
  });
}

interface Truth {
  readonly frames: number;
  readonly tempoRatio: number;
  readonly events: Readonly<Record<SwingEventName, { readonly frame: number }>>;
}

function toLabeledClip({ name, view, slowMotion }: RenderedClip, path: string, truth: Truth): LabeledClip {
  const { events, frames, tempoRatio } = truth;
  return {
    path,
    name,
    view,
    source: 'rendered',
    rejectAs: null,
    slowMotion: slowMotion ?? 'unknown',
    tauFrames: Math.max(1, Math.round((events.impact.frame - events.address.frame) / 30)),
    tempoRange: [tempoRatio * 0.8, tempoRatio * 1.2],
    labels: Object.fromEntries(swingEventNames.map((event) => [event, { frame: events[event].frame, unc: null }])),
    heldUntil: frames - 1,
  };
}
