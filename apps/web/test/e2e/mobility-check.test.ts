import { randomUUID } from 'node:crypto';
import type { MobilityCheckBody, MobilityPart } from '@trueswing/contracts';
import { checkParts, mobilityCheckVersion } from '@trueswing/domain';
import { queryDatabase } from '@trueswing/testkit';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeRecording } from '../../../../packages/domain/test/record-turns.ts';
import { formatDate } from '../../src/ui/format-date.ts';
import { databaseUrl } from './steps/database-url.ts';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { desktop, openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { openSensors } from './steps/play-motion.ts';
import { post } from './steps/post.ts';
import { moveAsAsked, readTurn } from './steps/walk-mobility-check.ts';

let e2e: SharedE2e;
let page: Page;
let sensors: CDPSession;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(undefined, { reducedMotion: 'reduce', hasTouch: true });
  sensors = await openSensors(page);
  await registerGolfer(page, 'Nora');
});
afterAll(() => e2e.close());

const earlierAt = new Date(Date.now() - 28 * 86_400_000);
const earlierCheck: MobilityCheckBody = {
  id: randomUUID(),
  method: 'phone',
  version: mobilityCheckVersion,
  parts: {
    chest: {
      right: { turnDeg: 74, plusMinusDeg: 3, repetitions: 2 },
      left: { turnDeg: 80, plusMinusDeg: 3, repetitions: 2 },
      asymmetryDeg: null,
    },
    hips: null,
    separation: null,
  },
  waitedMs: 0,
};

// A part takes half a minute. That of the hips differs in its words and figure only: check-run.test.ts reads its recording.
test('the phone measures chest and the chest alone, within three degrees, a part is skipped, and the result is kept', async () => {
  await page.goto('/mobility-check');
  await page.getByRole('button', { name: 'Start the check' }).waitFor();
  await looksRight(page, 'mobility-check-intro', { fullPage: true });
  await post(page, '/api/mobility-checks', earlierCheck);
  // As if it had been four weeks ago: a check is never older than its golfer's account.
  await queryDatabase(databaseUrl(e2e), 'update gateway.mobility_check set created_at = $2 where id = $1', [
    earlierCheck.id,
    earlierAt,
  ]);
  await page.getByRole('button', { name: 'Start the check' }).click();
  const people: Partial<Record<MobilityPart, MadeRecording>> = {
    chest: {
      turnsDeg: [92, 81, 90, 83],
      seed: 3,
      mounting: { axis: [1, 1, 0], angleDeg: 80 },
      biasDegPerS: [1, -1, 0.5],
    },
    separation: { turnsDeg: [52, 47, 50, 49], seed: 5 },
  };
  for (const part of checkParts) {
    const made = people[part.name];
    if (!made) {
      await page.getByRole('heading', { name: part.title }).waitFor();
      await page.getByRole('button', { name: 'Skip this part' }).click();
      continue;
    }
    await moveAsAsked(page, sensors, part, made);
    const goOn = page.getByRole('button', { name: part === checkParts.at(-1) ? 'Show my result' : 'Next part' });
    await goOn.waitFor();
    const [right = 0, left = 0, rightAgain = 0, leftAgain = 0] = made.turnsDeg;
    expect(Math.abs((await readTurn(page, 'Right')) - (right + rightAgain) / 2)).toBeLessThanOrEqual(3);
    expect(Math.abs((await readTurn(page, 'Left')) - (left + leftAgain) / 2)).toBeLessThanOrEqual(3);
    if (part.name === 'chest') await saveScreenshot(page, 'mobility-check-part');
    await goOn.click();
  }
  await page.getByText('Saved. Check again in four weeks').waitFor();
  await page.getByRole('heading', { name: `Since ${formatDate(earlierAt.getTime())}` }).waitFor();
  await page
    .getByText(/^More than the noise of \d°$/)
    .first()
    .waitFor();
  await looksRight(page, 'mobility-check-result', { fullPage: true });
  await page.reload();
  await page.getByRole('heading', { name: /^Last check/ }).waitFor();
  await looksRight(page, 'mobility-check-last', { fullPage: true });
});

test('a pause, as by a phone that locks, starts the part again, and finished parts stay', async () => {
  await page.getByRole('button', { name: 'Start the check' }).click();
  // Looked at here, where nothing is measured: axe stops the page, and its sensors with it.
  await page.getByText(/^Turn right/).waitFor();
  await looksRight(page, 'mobility-check-turning');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused. This part starts again.').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText(checkParts[0]?.prepare ?? '').waitFor();
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await page.getByRole('heading', { name: 'Hip turn' }).waitFor();
});

test('a desktop shows a code with which the phone opens the check, signed in, once', async () => {
  const screen = await e2e.openPage(desktop, { storageState: await page.context().storageState() });
  const [made] = await Promise.all([screen.waitForResponse('**/api/auth/hand-over'), screen.goto('/mobility-check')]);
  await screen.getByText('This looks like a computer. Do the check with your phone.').waitFor();
  await screen.getByRole('img', { name: /^QR code/ }).waitFor();
  await looksRight(screen, 'mobility-check-code');
  const { code } = (await made.json()) as { code: string };
  const handset = await e2e.openPage(undefined, { hasTouch: true });
  await handset.goto(`/hand-over#code=${code}`);
  await handset.getByRole('heading', { name: /^Last check/ }).waitFor();
  const late = await e2e.openPage();
  await late.goto(`/hand-over#code=${code}`);
  await late.getByRole('heading', { name: 'This code did not work' }).waitFor();
  await looksRight(late, 'hand-over-failed');
});
