import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PoseFrame } from '@trueswing/contracts';
import { openPage } from '../../render/open-page.ts';
import type { StageParameters } from '../../scene/stage.ts';

/** A browser that films swings and runs the pose model on the pictures. */
export interface PoseBrowser {
  /** The poses at these times, detected one after another as in a video. */
  detectPoses: (stage: StageParameters, moments: readonly number[]) => Promise<Pick<PoseFrame, 'image' | 'world'>[]>;
  close: () => Promise<void>;
}

/** `modelFile` is the pose model's task bundle. */
export async function openPosePage(modelFile: string): Promise<PoseBrowser> {
  const wasm = join(createRequire(import.meta.url).resolve('@mediapipe/tasks-vision'), '..', 'wasm');
  const names = ['vision_wasm_internal.js', 'vision_wasm_internal.wasm'];
  const files: Record<string, Buffer> = { 'model.task': await readFile(modelFile) };
  for (const name of names) files[`wasm/${name}`] = await readFile(join(wasm, name));
  const { page, browser } = await openPage('calibration/collect/pose-page.ts', files);
  await page.evaluate(() => window.posePage.start('/model.task', '/wasm'));
  return {
    detectPoses: ({ swing, camera, look }, moments) =>
      page.evaluate(([stage, at]) => window.posePage.detectPoses(stage, at), [
        { swing, camera, look },
        moments,
      ] as const),
    close: () => browser.close(),
  };
}
