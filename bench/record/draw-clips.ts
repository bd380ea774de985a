import type { Handedness, VideoView } from '../../packages/contracts/src/index.ts';
import { drawRandomClip } from '../../research/synthetic-golfer/src/calibration/collect/draw-random-clip.ts';
import type { ClipParameters } from '../../research/synthetic-golfer/src/clip/clip-parameters.ts';

/** A rendered video of one of five golfers: a swing, or a waggle without one. */
export interface RecordClip {
  readonly name: string;
  readonly golfer: number;
  readonly view: VideoView;
  readonly hand: Handedness;
  readonly shows: 'swing' | 'waggle';
  readonly parameters: ClipParameters;
}

const golfers = 5;
/** Above the seeds of calibration, training and the other benchmarks. */
const firstSeed = 960_001;
export const clipSize = { widthPx: 432, heightPx: 768 } as const;
const fps = 30;
const views = ['face-on', 'down-the-line'] as const;
const hands = ['right', 'left'] as const;

/** Lists 20 swings and 10 waggles: five golfers of their own body, clothes and place, each from both views. */
export function drawClips(): RecordClip[] {
  return Array.from({ length: golfers }, (_, golfer) =>
    views.flatMap((view) => [
      ...hands.map((hand) => drawClip(golfer, view, hand, 'swing')),
      drawClip(golfer, view, hands[golfer % 2] ?? 'right', 'waggle'),
    ]),
  ).flat();
}

function drawClip(golfer: number, view: VideoView, hand: Handedness, shows: RecordClip['shows']): RecordClip {
  const seed =
    firstSeed + 100 * golfer + 10 * hands.indexOf(hand) + views.indexOf(view) + (shows === 'waggle' ? 50 : 0);
  const styleName = golfer % 2 === 0 ? 'compact' : 'loose';
  const drawn = drawRandomClip({ seed, bodySeed: firstSeed + golfer, styleName, pairOf: null }, view);
  const { swing, camera, video } = drawn;
  const durationsS =
    shows === 'swing'
      ? { ...swing.durationsS, address: 1.2, finish: 1 }
      : { address: 3.4, backswing: 0.3, downswing: 0.1, followThrough: 0.1, finish: 0.1 };
  return {
    name: `${golfer + 1}-${view}-${hand}-${shows}`,
    golfer,
    view,
    hand,
    shows,
    parameters: {
      ...drawn,
      swing: { ...swing, handedness: hand, waggleM: shows === 'waggle' ? 0.14 : 0, durationsS },
      camera: { ...camera, ...clipSize },
      video: { ...video, fps },
    },
  };
}
