import type { VideoView } from '@trueswing/contracts';
import type { CutOff } from './find-cut-off.ts';

/** Property of a video that would spoil its analysis. */
export type LookProblem =
  | {
      readonly kind:
        | 'few-frames'
        | 'dark'
        | 'no-golfer'
        | 'no-swing'
        | 'partial-swing'
        | 'no-address'
        | 'no-impact'
        | 'too-far'
        | 'camera-moves'
        | 'tilted';
    }
  | { readonly kind: 'cut-off'; readonly edge: CutOff }
  | { readonly kind: 'wrong-view'; readonly wanted: VideoView };

const because = {
  'few-frames': 'Film again because there are too few frames a second. Choose 60 or more in your camera.',
  dark: 'Film again because it is too dark to see you. Find a brighter place, with the light on you.',
  'no-golfer': 'Film again because we could not find you. Let your whole body be in the picture.',
  'no-swing': 'Film again because we saw no golf swing. Film one full swing, from address to finish.',
  'partial-swing':
    'Film again because a part of your swing is missing. Start filming before you move, and stop after your finish.',
  'no-address':
    'Film again because we do not see your address clearly. Start filming before you move, and stand still for a second.',
  'no-impact':
    'Film again because we do not see impact. Let your whole body be in the picture, and stop filming after your finish.',
  'too-far':
    'Film again because you are too small in the picture. Put the phone closer, so that you fill half of its height.',
  'camera-moves': 'Film again because the camera moves. Lean the phone against your bag, or use a tripod.',
  tilted: 'Film again because the camera is tilted. Stand the phone upright.',
} as const;

const cutOff: Readonly<Record<CutOff, string>> = {
  head: 'Film again because your head leaves the picture. Put the phone a few steps farther away.',
  feet: 'Film again because your feet leave the picture. Put the phone a few steps farther away.',
  side: 'Film again because you leave the picture. Stand in its middle, a few steps farther away.',
};

const wrongView: Readonly<Record<VideoView, string>> = {
  'face-on': 'Film again because this is not face-on. Put the phone at hip height, facing your chest.',
  'down-the-line':
    'Film again because this is not down-the-line. Put the phone at hip height, behind your hands, facing the target.',
};

/** Says why to film again, and how. */
export function sayProblem(problem: LookProblem): string {
  if (problem.kind === 'cut-off') return cutOff[problem.edge];
  if (problem.kind === 'wrong-view') return wrongView[problem.wanted];
  return because[problem.kind];
}
