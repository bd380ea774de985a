import { setTimeout as delay } from 'node:timers/promises';
import { unique } from '../../chaos/clients/upload-videos.ts';
import { password } from '../../test-gateway.ts';
import { uploadForm } from '../../test-videos.ts';
import type { SoakClient } from './soak-client.ts';

/** An act whose rate does not depend on the load: it costs much, or the product limits it for each golfer. */
export interface TimedAct {
  everyMs: number;
  run(client: SoakClient): Promise<unknown>;
}

const pollMs = 1_000;
const longestAnalysisMs = 120_000;

export const timedActs: readonly TimedAct[] = [
  { everyMs: 5_000, run: signIn },
  { everyMs: 20_000, run: uploadRejected },
];

/** Signs in on another device, and out again there. */
async function signIn({ send, golfer }: SoakClient) {
  const { email } = golfer;
  const { headers } = await send('/api/auth/sign-in', { json: { email, password }, as: null });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await send('/api/auth/user', { as: { ...golfer, cookie } });
  await send('/api/logout', { method: 'POST', as: { ...golfer, cookie } }, 204);
}

/**
 * Uploads a video without a swing, waits as the loading screen does until it is rejected, and deletes it. A golfer
 * has ten analyses a day, and this week's upload with the driver is used already.
 */
async function uploadRejected({ send, world }: SoakClient) {
  const body = uploadForm({ faceOn: unique(world.videos.rejected) }, { clubSelection: '7-iron' });
  const { text } = await send('/api/swing-analyses', { method: 'POST', body });
  const { id } = JSON.parse(text) as { id: string };
  const startedAt = performance.now();
  for (let hasEnded = false; !hasEnded; await delay(hasEnded ? 0 : pollMs)) {
    if (performance.now() - startedAt > longestAnalysisMs) throw new Error(`analysis ${id} has not ended`);
    const status = await send(`/api/swing-analyses/${id}?status_only=true`);
    hasEnded = (JSON.parse(status.text) as { hasError: boolean }).hasError;
  }
  await send(`/api/swing-analyses/${id}`, { method: 'DELETE' }, 204);
}
