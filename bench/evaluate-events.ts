/**
 * Event detection against labelled clips. Build with esbuild and run with node:
 *   node evaluate-events.js <labels.json> <folder of pose tracks, one <clip>.json each> [--mirror]
 * Prints each clip's error in frames per event (! where it exceeds the tolerance max(τ, the label's own ±)) and the hits.
 * A finish counts when it lies in the held pose: from first reached to last held, tolerance on both sides.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type PoseTrack, poseTrackSchema, type SwingEventName } from '../packages/contracts/src/index.ts';
import { analyzeSwing, assessTimeBase, mirrorTrack } from '../packages/domain/src/index.ts';

interface Label {
  readonly frame: number;
  /** Half-width in frames; null when the pose is still held at the end of the clip. */
  readonly unc: number | null;
}

interface LabelledClip {
  readonly file: string;
  readonly fps: number;
  readonly role: string;
  readonly tau_frames: number | null;
  readonly events?: Readonly<Record<string, Label | null>>;
}

const labelOf = {
  address: 'A',
  toeUp: 'TU',
  midBackswing: 'MB',
  top: 'T',
  midDownswing: 'MD',
  impact: 'I',
  midFollowThrough: 'MFT',
  finish: 'Fr',
} as const satisfies Record<SwingEventName, string>;
const names = Object.keys(labelOf) as SwingEventName[];

const [labelsPath, tracksFolder, ...options] = process.argv.slice(2);
if (!labelsPath || !tracksFolder) throw new Error('Usage: evaluate-events <labels.json> <tracks folder> [--mirror]');
const mirror = options.includes('--mirror');
const { clips } = JSON.parse(readFileSync(labelsPath, 'utf8')) as { clips: LabelledClip[] };

const hits = new Map<SwingEventName, number>(names.map((name) => [name, 0]));
let whole = 0;
for (const clip of clips) {
  const path = join(tracksFolder, `${basename(clip.file, extname(clip.file))}.json`);
  if (!existsSync(path)) continue;
  const seen = poseTrackSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const outcome = analyse(mirror ? mirrorTrack(seen) : seen, clip.fps);
  if (!outcome.ok || clip.tau_frames === null || !clip.events || clip.role !== 'eval') {
    console.log(
      `${clip.file.padEnd(48)} ${clip.role}: ${outcome.ok ? 'analysed' : `${outcome.code} (${outcome.detail})`}`,
    );
    if (clip.role === 'eval') whole++;
    continue;
  }
  whole++;
  const { events } = outcome.analysis;
  const marks = names.map((name) => {
    const label = clip.events?.[labelOf[name]];
    if (!label) return `${labelOf[name]} –`;
    const tolerance = Math.max(clip.tau_frames ?? 0, label.unc ?? 0);
    const error = events[name].frame - label.frame;
    const end = name === 'finish' ? (clip.events?.Fe?.frame ?? label.frame) : label.frame;
    const hit = events[name].frame >= label.frame - tolerance && events[name].frame <= end + tolerance;
    if (hit) hits.set(name, (hits.get(name) ?? 0) + 1);
    return `${labelOf[name]}${error > 0 ? '+' : ''}${error}${hit ? '' : `!(${tolerance})`}`;
  });
  console.log(clip.file.padEnd(48), outcome.analysis.view.padEnd(14), marks.join(' '));
}
for (const name of names) console.log(name.padEnd(18), `${hits.get(name)}/${whole}`);
const total = [...hits.values()].reduce((sum, count) => sum + count, 0);
console.log('all eight'.padEnd(18), `${total}/${8 * whole} = ${((100 * total) / (8 * whole)).toFixed(1)} %`);

function analyse(track: PoseTrack, nominalFps: number) {
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  const timeBase = assessTimeBase({ frameTimesS, nominalFps, repeatedFrames: frameTimesS.map(() => false) });
  return analyzeSwing({ track, timeBase, slot: 'any', handedness: mirror ? 'left' : 'right' });
}
