import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PoseTrack, type SwingEvents, swingEventNames } from '@trueswing/contracts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import { openPage } from '../render/open-page.ts';
import { findSwingEvents } from '../swing/find-swing-events.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { measureTruth } from '../swing/measure-truth.ts';
import { drawRandomClip } from './draw-random-clip.ts';

/** A synthetic swing as an analysis sees it, with the truth that the analysis should find. */
export interface CalibrationSwing {
  seed: number;
  view: FilmedView;
  handedness: 'right' | 'left';
  track: PoseTrack;
  events: SwingEvents;
  /** At the top, relative to address. */
  shoulderTurnDeg: number;
  hipRotationDeg: number;
}

/** Address is still, so three looks settle the model; to the top and past it we come as a video of 30 frames a second does. */
const looksAtAddress = 3;
const stepsToTopS = [0.3, 0.1, 1 / 15, 1 / 30, 0, -1 / 30];

/** Films and poses the swings of these seeds; calls back with each. */
export async function collectSwings(
  view: FilmedView,
  seeds: readonly number[],
  modelFile: string,
  onSwing: (swing: CalibrationSwing) => void,
): Promise<void> {
  const wasm = join(createRequire(import.meta.url).resolve('@mediapipe/tasks-vision'), '..', 'wasm');
  const names = ['vision_wasm_internal.js', 'vision_wasm_internal.wasm'];
  const files: Record<string, Buffer> = { 'model.task': await readFile(modelFile) };
  for (const name of names) files[`wasm/${name}`] = await readFile(join(wasm, name));
  const { page, browser } = await openPage('calibration/pose-page.ts', files);
  try {
    await page.evaluate(() => window.posePage.start('/model.task', '/wasm'));
    for (const seed of seeds) {
      const { swing: parameters, camera, look } = drawRandomClip(seed, view);
      const swing = makeSwing(parameters);
      const times = findSwingEvents(swing);
      const moments = [
        ...Array.from({ length: looksAtAddress }, () => times.address),
        ...stepsToTopS.map((before) => times.top - before),
      ];
      const seen = await page.evaluate(([stage, at]) => window.posePage.look(stage, at), [
        { swing: parameters, camera, look },
        moments,
      ] as const);
      const frames = seen.map((pose, frame) => ({ frame, timeS: moments[frame]!, ...pose })).slice(looksAtAddress - 1); // one a moment
      if (frames.some((pose) => pose.image === null)) continue; // not seen: nothing to learn from
      const turnAt = (t: number) => measureTruth(swing.poseAt(t).limbs);
      const topFrame = looksAtAddress + stepsToTopS.indexOf(0);
      onSwing({
        seed,
        view,
        handedness: parameters.handedness,
        track: {
          widthPx: camera.widthPx,
          heightPx: camera.heightPx,
          frames,
        },
        events: Object.fromEntries(
          swingEventNames.map((name) => [
            name,
            { frame: name === 'address' ? looksAtAddress - 1 : topFrame, timeS: times[name], confidence: 1 },
          ]),
        ) as SwingEvents, // all eight
        shoulderTurnDeg: turnAt(times.top).shoulderTurnDeg - turnAt(times.address).shoulderTurnDeg,
        hipRotationDeg: turnAt(times.top).hipTurnDeg - turnAt(times.address).hipTurnDeg,
      });
    }
  } finally {
    await browser.close();
  }
}
