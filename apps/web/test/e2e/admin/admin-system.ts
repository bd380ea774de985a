import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisIdSchema } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { databaseUrl } from '../steps/database-url.ts';
import { finishAsSample } from '../steps/finish-as-sample.ts';
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
  const e2e = await openE2e();
  const admin = await e2e.openPage(desktop, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Its lists are read every 10 s, by this clock.
  await admin.clock.install();
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

export function workerOf({ e2e }: AdminSystem) {
  const worker = e2e.system.parts['analysis-worker'];
  if (!worker) throw new Error('the system has no analysis worker to stop');
  return worker;
}

/** Returns the id of Fred's analysis, which is the sample's. The worker is stopped, until `retryFailedAnalysis` needs it. */
export async function registerGolfers(system: AdminSystem): Promise<string> {
  const { e2e, fred, penny } = system;
  await workerOf(system).stop();
  await registerGolfer(fred, 'Fred', 'fred@example.com');
  const analysis = await uploadSample(fred);
  await finishAsSample(e2e, analysisIdSchema.parse(analysis));
  await registerGolfer(penny, 'Penny', 'penny@example.com');
  await payForPremium(penny);
  return analysis;
}
