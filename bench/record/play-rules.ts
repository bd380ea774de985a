import { makeSounds, rateHz } from '../../apps/web/test/e2e/steps/fake-camera.ts';
import type { PoseFrame } from '../../packages/contracts/src/index.ts';
import {
  type LiveSwing,
  openImpactListener,
  openSwingWatcher,
  type SwingTrigger,
} from '../../packages/swing/src/index.ts';
import { clipSize } from './draw-clips.ts';
import type { RecordEvent } from './list-events.ts';

/** The microphone sends blocks of this length. */
const blockSamples = 1024;

/** Feeds the poses of a clip and the sounds of an event to the rules, in the order of time, and returns the swings that are kept. */
export function playRules(event: RecordEvent, tracked: readonly PoseFrame[], trigger: SwingTrigger): LiveSwing[] {
  const watcher = openSwingWatcher({ trigger, ...clipSize });
  const listener = openImpactListener(rateHz);
  const samples = makeSounds(event);
  const kept: LiveSwing[] = [];
  let heard = 0;
  for (const pose of placePoses(event, tracked)) {
    for (; (heard + blockSamples) / rateHz < pose.timeS; heard += blockSamples) {
      const block = samples.subarray(heard, heard + blockSamples);
      for (const sound of listener.hear(block, heard / rateHz)) watcher.hear(sound);
    }
    watcher.see(pose);
    const swing = watcher.take();
    if (swing) kept.push(swing);
  }
  return kept;
}

/** The poses at the times of the event; of someone who walks by, moved through the picture. */
function placePoses({ speed, walkingSpeed, seconds }: RecordEvent, tracked: readonly PoseFrame[]): PoseFrame[] {
  return tracked.map((pose) => {
    const timeS = pose.timeS / speed;
    if (walkingSpeed === 0) return { ...pose, timeS };
    const movedBy = walkingSpeed * (timeS - seconds / 2);
    const isOut = Math.abs(movedBy) > 0.6;
    const image = pose.image?.map(([x, y, seen]): [number, number, number] => [x + movedBy, y, seen]) ?? null;
    return { ...pose, timeS, image: isOut ? null : image };
  });
}
