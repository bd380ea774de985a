import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { databaseUrl } from '../steps/database-url.ts';
import { registerGolfer, uploadSample } from '../steps/golfer.ts';
import { makeSmallSample, takeSamplesFrom } from '../steps/make-video.ts';
import { desktop, type E2e, openE2e } from '../steps/open-system.ts';
import { payForPremium } from '../steps/payments.ts';

/** A running system, with the pages of an admin and of two golfers: Fred is on the free plan, Penny pays. */
export interface AdminSystem {
  e2e: E2e;
  admin: Page;
  fred: Page;
  penny: Page;
  query: (statement: string, values?: readonly unknown[]) => ReturnType<typeof queryDatabase>;
  close(): Promise<void>;
}

export async function openAdminSystem(): Promise<AdminSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'trueswing-admin-'));
  makeSmallSample(folder, 'face-on');
  makeSmallSample(folder, 'down-the-line');
  const e2e = await openE2e();
  const admin = await e2e.openPage(desktop, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const [fred, penny] = [await e2e.openPage(), await e2e.openPage()];
  takeSamplesFrom(fred, folder);
  return {
    e2e,
    admin,
    fred,
    penny,
    query: (statement, values) => queryDatabase(databaseUrl(e2e), statement, values),
    async close() {
      await e2e.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the id of Fred's analysis, which is not awaited: the worker runs it during the next tests. */
export async function registerGolfers({ fred, penny }: AdminSystem): Promise<string> {
  await registerGolfer(fred, 'Fred', 'fred@example.com');
  const analysis = await uploadSample(fred);
  await registerGolfer(penny, 'Penny', 'penny@example.com');
  await payForPremium(penny);
  return analysis;
}
