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
  await playMotion(sensors, recording.samples, await seenAtMs(page, 'Stand still.'));
}

/** The moment at which a text is on the page. The page looks at each of its pictures: a locator may see it half a second later. */
async function seenAtMs(page: Page, text: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => {
      const isThere = [...document.querySelectorAll('*')].some(
        ({ childElementCount, textContent }) => childElementCount === 0 && textContent === wanted,
      );
      return isThere && Date.now();
    },
    text,
    { polling: 'raf' },
  );
  return (await seen.jsonValue()) || Number.NaN;
}

/** The turn that the screen shows for a side; NaN if no turn counted. */
export async function readTurn(page: Page, side: 'Left' | 'Right'): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: side });
  if ((await term.count()) === 0) return Number.NaN;
  return Number.parseInt((await term.locator('xpath=following-sibling::dd').textContent()) ?? '', 10);
}
