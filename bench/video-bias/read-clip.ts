import type { ReadTurns } from '../../packages/contracts/src/index.ts';
import { describeTurnView } from '../../packages/swing/src/3-measure/turns/turn-view.ts';
import { analyzeViews, findTrunkCrops } from '../../packages/swing/src/index.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';
import { toView } from '../../services/analysis-worker/src/pipeline/interpret-videos.ts';
import { cutTrunkCrops } from '../../services/analysis-worker/src/pipeline/turns/cut-trunk-crops.ts';
import { openTurnNetwork } from '../../services/analysis-worker/src/pipeline/turns/turn-network.ts';

/** Contents of landmarks and pictures of a right-hander's clip. */
export interface ReadClip {
  readonly clip: string;
  /** The clip's name where the player is not known by name. */
  readonly player: string;
  readonly view: 'faceOn' | 'downTheLine';
  readonly features: readonly number[];
  /** The gray crops, base64. */
  readonly crops: string;
  readonly pictures: ReadTurns;
}

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' } as const;
const { signal } = new AbortController();
const handedness = 'right';

/** Detects the swing and reads its turns as the worker does. */
export async function readClip(clip: string, path: string, slot: 'face-on' | 'down-the-line'): Promise<ReadClip> {
  const quiet = { onProbed: () => undefined, onPoses: () => undefined };
  const video = await detectPoses({ path, copyPath: null, handedness, tools, signal, ...quiet });
  const outcome = analyzeViews({ main: toView(video), downTheLine: null, slot, handedness });
  if (!outcome.ok) throw new Error(`${path}: ${outcome.code}`);
  const { track, facts } = video;
  const seen = { track, events: outcome.main.analysis.events };
  const view = slot === 'face-on' ? 'faceOn' : 'downTheLine';
  const features = describeTurnView(view, seen, handedness);
  const crops = findTrunkCrops(seen, handedness);
  const cut =
    crops && (await cutTrunkCrops({ path, facts, crops, mirrored: false, ffmpegPath: tools.ffmpegPath, signal }));
  if (!features || !cut) throw new Error(`${path}: lost at address`);
  const read = await (await openTurnNetwork()).read({ faceOn: null, downTheLine: null, [view]: cut.gray });
  const pictures = read[view];
  if (!pictures) throw new Error(`${path}: not read`);
  return { clip, player: playerOf(clip), view, features, crops: cut.gray.toString('base64'), pictures };
}

/** Reads two clips together with the network. */
export async function readTogether(faceOn: ReadClip, downTheLine: ReadClip): Promise<ReadTurns> {
  const pixels = ({ crops }: ReadClip): Uint8Array => Buffer.from(crops, 'base64');
  const { both } = await (await openTurnNetwork()).read({ faceOn: pixels(faceOn), downTheLine: pixels(downTheLine) });
  if (!both) throw new Error(`${faceOn.clip} and ${downTheLine.clip}: not read`);
  return both;
}

/** Clips of tour players are named after them. */
const playerOf = (clip: string): string => /_([A-Z][a-z]+-[A-Z][a-z]+)_/.exec(clip)?.[1] ?? clip;
