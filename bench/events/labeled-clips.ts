import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SlowMotion, type SwingEventName, swingEventNames } from '../../packages/contracts/src/index.ts';

interface Label {
  /** 0-based frame in display order; a half when the event falls between two frames. */
  readonly frame: number;
  /** The last frame, where two raters see the event at different frames: any between them is right. */
  readonly lastFrame?: number;
  /** The label's own ± in frames; null when the pose is still held at the end of the clip. */
  readonly unc: number | null;
}

export interface LabeledClip {
  readonly path: string;
  readonly name: string;
  /** The maker of the clip: the name up to the first underscore. */
  readonly source: string;
  readonly view: string;
  /** The clip must be rejected with one of these codes; null when it shows a whole swing. */
  readonly rejectAs: readonly string[] | null;
  /** GolfDB's tolerance in frames. */
  readonly tauFrames: number;
  readonly tempoRange: readonly [number, number] | null;
  readonly labels: Readonly<Partial<Record<SwingEventName, Label>>>;
  /** Slow motion as the golfer states it. */
  readonly slowMotion: SlowMotion;
  /** Last frame of the held finish, when labeled. */
  readonly heldUntil: number | null;
}

interface LabelFile {
  readonly clips: readonly {
    readonly file: string;
    readonly view: string;
    readonly role: string;
    readonly tau_frames?: number | null;
    readonly tempo_range?: readonly [number, number] | null;
    readonly events?: Readonly<Record<string, Label | null>>;
  }[];
}

const shortNames: Readonly<Record<SwingEventName, string>> = {
  address: 'A',
  toeUp: 'TU',
  midBackswing: 'MB',
  top: 'T',
  midDownswing: 'MD',
  impact: 'I',
  midFollowThrough: 'MFT',
  finish: 'Fr',
};
export const shortName = (event: SwingEventName): string => shortNames[event];

/** A second rater's frame of the address, by file; null where the clip has none. */
interface SecondRater {
  readonly clips: Readonly<Record<string, { readonly A: number | null }>>;
}

/**
 * Reads the labels of the clips that are in the folder. With a second rater's file the address is the span of both.
 * @throws when a file is not a label file
 */
export function readLabeledClips(labelsPath: string, folder: string, secondPath?: string): LabeledClip[] {
  const { clips } = JSON.parse(readFileSync(labelsPath, 'utf8')) as LabelFile;
  const second = secondPath ? (JSON.parse(readFileSync(secondPath, 'utf8')) as SecondRater).clips : {};
  return clips
    .filter(({ file }) => existsSync(join(folder, file)))
    .map(({ file, view, role, events = {}, ...clip }) => ({
      path: join(folder, file),
      name: file.replace(/\.\w+$/, ''),
      source: file.split('_')[0] ?? file,
      view,
      rejectAs: codesFor(role),
      slowMotion: 'unknown' as const,
      tauFrames: clip.tau_frames ?? 1,
      tempoRange: clip.tempo_range ?? null,
      labels: Object.fromEntries(
        swingEventNames.flatMap((name) => {
          const label = events[shortNames[name]];
          const spanned = label && name === 'address' ? spanOf(label, second[file]?.A ?? null) : label;
          return spanned ? [[name, spanned]] : [];
        }),
      ),
      heldUntil: events.Fe?.frame ?? null,
    }));
}

/** null where the second rater saw the take-away in the first frame: the address may lie before the clip. */
function spanOf(label: Label, secondFrame: number | null): Label | null {
  if (secondFrame === 0) return null;
  if (secondFrame === null) return label;
  const frames = [label.frame, secondFrame];
  return { ...label, frame: Math.min(...frames), lastFrame: Math.max(...frames) };
}

function codesFor(role: string): readonly string[] | null {
  if (role === 'eval') return null;
  if (role.includes('partial')) return ['partial-swing', 'no-address', 'no-impact'];
  if (role.includes('negative')) return ['no-golfer', 'no-swing'];
  const partial = ['partial-swing', 'no-address', 'no-impact'];
  return ['no-golfer', 'no-swing', ...partial, 'too-far', 'wrong-view', 'camera-moves', 'too-short', 'too-long'];
}
