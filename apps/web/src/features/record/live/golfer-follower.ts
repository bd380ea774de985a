import type { PoseFrame } from '@trueswing/contracts';
import {
  type Framing,
  frameGolfer,
  type ImpactSound,
  type LiveSwing,
  openSwingWatcher,
  type SwingTrigger,
} from '@trueswing/swing';

/** Reads the poses and sounds of a golfer as they come. */
export interface GolferFollower {
  see(pose: PoseFrame): void;
  hear(sound: ImpactSound): void;
  /** By the poses up to `nowS` on their clock; where they have stopped no one is seen. */
  now(nowS: number): { readonly framing: Framing; readonly isSwinging: boolean };
  /** The swing that has just ended, once. */
  take(): LiveSwing | null;
}

interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The framing is that of the last second. */
const framedS = 1;
/** A last pose that is older says nothing of the golfer now. A slow phone takes a second for a pose. */
export const freshS = 2;

/** Follows the golfer in pictures of one size. */
export function openGolferFollower(trigger: SwingTrigger, { widthPx, heightPx }: Picture): GolferFollower {
  const watcher = openSwingWatcher({ trigger, widthPx, heightPx });
  let recent: PoseFrame[] = [];
  return {
    see(pose) {
      recent = [...recent.filter(({ timeS }) => timeS > pose.timeS - framedS), pose];
      watcher.see(pose);
    },
    hear: watcher.hear,
    now(nowS) {
      const isFresh = recent.some(({ timeS }) => timeS > nowS - freshS);
      return {
        framing: frameGolfer(isFresh ? recent : [], widthPx / heightPx),
        isSwinging: isFresh && watcher.now().phase === 'swinging',
      };
    },
    take: watcher.take,
  };
}
