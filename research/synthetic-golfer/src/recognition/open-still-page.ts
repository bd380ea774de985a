import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PoseFrame } from '@trueswing/contracts';
import { openPage } from '../render/open-page.ts';
import type { StageParameters } from '../scene/stage.ts';

/** A browser that photographs golfers and runs the pose model on the pictures. */
export interface StillBrowser {
  /** Rows of red, green and blue, and the pose. */
  photograph: (
    stage: StageParameters,
    t: number,
    grainSeed: number,
  ) => Promise<{ rgb: Buffer; pose: Pick<PoseFrame, 'image' | 'world'> }>;
  close: () => Promise<void>;
}

/** `modelFile` is the pose model's task bundle. */
export async function openStillPage(modelFile: string): Promise<StillBrowser> {
  const wasm = join(createRequire(import.meta.url).resolve('@mediapipe/tasks-vision'), '..', 'wasm');
  const files: Record<string, Buffer> = { 'model.task': await readFile(modelFile) };
  for (const name of ['vision_wasm_internal.js', 'vision_wasm_internal.wasm'])
    files[`wasm/${name}`] = await readFile(join(wasm, name));
  const { page, browser } = await openPage('recognition/still-page.ts', files);
  await page.evaluate(() => window.stillPage.start('/model.task', '/wasm'));
  return {
    photograph: async ({ swing, camera, look }, t, grainSeed) => {
      const { pixels, pose } = await page.evaluate(
        ([stage, at, seed]) => window.stillPage.photograph(stage, at, seed),
        [{ swing, camera, look }, t, grainSeed] as const,
      );
      return { rgb: Buffer.from(pixels, 'base64'), pose };
    },
    close: () => browser.close(),
  };
}
