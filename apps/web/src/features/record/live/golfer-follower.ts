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
  now(): { readonly framing: Framing; readonly isSwinging: boolean };
  /** The swing that has just ended, once. */
  take(): LiveSwing | null;
}

interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The framing is that of the last second. */
const framedS = 1;

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
    now: () => ({
      framing: frameGolfer(recent, widthPx / heightPx),
      isSwinging: watcher.now().phase === 'swinging',
    }),
    take: watcher.take,
  };
}
