import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';
import { betweenStills, impactAt, makeScene } from './fake-camera.ts';

/** The sample between two still pictures, again and again. */
const [beforeS, sampleS, afterS] = [2.5, 3, 2.5];
const truth: { events: { impact: { timeS: number } } } = JSON.parse(
  readFileSync(join(repositoryRoot, 'samples/face-on.truth.json'), 'utf8'),
);
/** The model is loaded, and a swing is missed on a busy machine. */
export const swingTimeoutMs = 90_000;

/** Writes the scene of a golfer who swings every eight seconds, for `playAsCamera`. */
export const makeRange = (folder: string): string =>
  makeScene(folder, 'range', {
    seconds: beforeS + sampleS + afterS,
    pictures: betweenStills(join(repositoryRoot, 'samples/face-on.mp4'), { beforeS, afterS, size: '360:640' }),
    noise: 'wind',
    sounds: [impactAt(beforeS + truth.events.impact.timeS)],
  });

export async function openCamera(page: Page): Promise<void> {
  await page.goto('/record');
  await page.getByRole('button', { name: 'Open the camera' }).click();
  await page.waitForURL('**/record/camera');
}
