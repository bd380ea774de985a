import { type Turn, turnNames } from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import type { VideoBiases } from '../../packages/swing/src/3-measure/turns/video-bias.ts';
import { readRaw, type ShownTurn, showTurns } from './blend-clip.ts';
import { type ReadClip, readTogether } from './read-clip.ts';

type Shown = Readonly<Record<Turn, ShownTurn>>;
const views = ['faceOn', 'downTheLine'] as const;

/** Prints every clip, and the mean of each view: players first, clips of one player as one. */
export function reportClips(
  title: string,
  clips: readonly ReadClip[],
  biasesOf: (clip: ReadClip) => VideoBiases | null,
): void {
  console.log(`\n${title}: shoulders, hips, X-factor`);
  const rows = clips.map((clip) => ({
    clip,
    shown: showTurns(clip.view, readRaw(clip.view, clip.features, clip.pictures), biasesOf(clip)),
  }));
  for (const { clip, shown } of rows) console.log(`${clip.view} ${clip.clip}: ${formatShown(shown)}`);
  for (const view of views) {
    const ofView = rows.filter(({ clip }) => clip.view === view);
    const named = ofView.filter(({ clip }) => clip.player !== clip.clip);
    console.log(
      `mean ${view}: ${formatMeans(ofView)} (${ofView.length} clips); tour players ${formatMeans(named)} (${named.length})`,
    );
  }
}

/** Prints what each pair of videos of one player from the front and from behind gives, alone and together. */
export async function reportPairs(clips: readonly ReadClip[], biases: VideoBiases | null): Promise<void> {
  for (const faceOn of clips.filter(({ view }) => view === 'faceOn')) {
    for (const behind of clips.filter(({ view, player }) => view === 'downTheLine' && player === faceOn.player)) {
      const features = [...faceOn.features, ...behind.features];
      const both = showTurns('both', readRaw('both', features, await readTogether(faceOn, behind)), biases);
      const alone = [faceOn, behind].map(({ view, features: own, pictures }) =>
        formatShown(showTurns(view, readRaw(view, own, pictures), biases)),
      );
      console.log(`${faceOn.clip} + ${behind.clip}: ${alone.join(' | ')} | together ${formatShown(both)}`);
    }
  }
}

const formatShown = (shown: Shown): string =>
  turnNames
    .map((turn) => {
      const { value, low, high, shown: isShown } = shown[turn];
      return `${value.toFixed(0)}° (${low.toFixed(0)}–${high.toFixed(0)}${isShown ? '' : ', withheld'})`;
    })
    .join(', ');

const formatMeans = (rows: readonly { shown: Shown }[]): string =>
  turnNames
    .map((turn) => {
      const values = rows.map(({ shown }) => shown[turn].value);
      return `${(values.reduce((a, b) => a + b, 0) / values.length).toFixed(1)}°`;
    })
    .join(', ');
