import { type CheckPart, promptsFrom } from '@trueswing/domain';
import type { CDPSession, Page } from 'playwright-core';
import { type MadeRecording, recordTurns } from '../../../../../packages/domain/test/record-turns.ts';
import { playMotion } from './play-motion.ts';

/** Waits until the part begins, and moves as it asks. */
export async function moveAsAsked(
  page: Page,
  sensors: CDPSession,
  part: CheckPart,
  made: Omit<MadeRecording, 'prompts'>,
): Promise<void> {
  await page.getByRole('heading', { name: part.title }).waitFor();
  const recording = recordTurns({ ...made, unit: 'rad', prompts: promptsFrom(part, 0) });
  await page.getByText('Stand still.', { exact: true }).waitFor();
  await playMotion(sensors, recording.samples);
}

/** The turn that the screen shows for a side; NaN if no turn counted. */
export async function readTurn(page: Page, side: 'Left' | 'Right'): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: side });
  if ((await term.count()) === 0) return Number.NaN;
  return Number.parseInt((await term.locator('xpath=following-sibling::dd').textContent()) ?? '', 10);
}
