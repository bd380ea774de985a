import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnalysisStatus,
  analysisStatusSchema,
  swingAnalysisSchema,
  uploadAcceptedSchema,
} from '../../../packages/contracts/src/index.ts';
import type { Recorder } from '../run/recorder.ts';
import { CallFailed, callApi } from './call-api.ts';
import type { Target } from './target.ts';

/** As often as the web client polls. */
const pollMs = 2_000;

/** Golfers who register, upload the clip, poll and read the result, each from an address of its own. */
export async function openApiTarget(url: string, clip: string, recorder: Recorder): Promise<Target> {
  const video = new File([await readFile(clip)], basename(clip), { type: 'video/mp4' });
  return {
    async arrive(index, signal) {
      const dueAt = performance.now();
      const id = randomUUID();
      try {
        await playGolfer({ url, video, recorder, id, address: addressOf(index), signal });
        recorder.succeed(performance.now() - dueAt);
      } catch (error) {
        signal.throwIfAborted();
        recorder.fail(error instanceof CallFailed ? error.code : 'unexpected-answer');
      } finally {
        recorder.leaveQueue(id);
      }
    },
    close: async () => undefined,
  };
}

interface Golfer {
  url: string;
  video: File;
  recorder: Recorder;
  id: string;
  address: string;
  signal: AbortSignal;
}

async function playGolfer({ url, video, recorder, id, address, signal }: Golfer): Promise<void> {
  const timed = async <T>(measure: 'register' | 'upload' | 'read', work: Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work;
    recorder.measure(measure, performance.now() - startedAt);
    return result;
  };
  const from = { 'x-forwarded-for': address };
  const account = {
    email: `loadtest-${id}@example.com`,
    password: `loadtest ${id}`,
    firstName: 'Load',
    lastName: 'Test',
  };
  const registering = callApi(
    new URL('/api/auth/register', url),
    { method: 'POST', headers: { ...from, 'content-type': 'application/json' }, body: JSON.stringify(account) },
    signal,
  );
  const cookie = (await timed('register', registering)).cookies[0]?.split(';')[0];
  if (cookie === undefined) throw new CallFailed('no-session');
  const headers = { ...from, cookie };

  const form = new FormData();
  form.set('clubSelection', 'driver');
  form.set('faceOnVideo', video);
  const uploading = callApi(new URL('/api/swing-analyses', url), { method: 'POST', headers, body: form }, signal);
  const swing = uploadAcceptedSchema.parse((await timed('upload', uploading)).body);
  recorder.enterQueue(id);
  const acceptedAt = performance.now();
  const swingUrl = new URL(`/api/swing-analyses/${swing.id}`, url);
  const statusUrl = new URL(`${swingUrl.href}?status_only=true`);
  let isWaiting = true;
  for (;;) {
    const status = analysisStatusSchema.parse((await callApi(statusUrl, { headers }, signal)).body);
    if (isWaiting && hasBegun(status)) {
      isWaiting = false;
      recorder.leaveQueue(id);
      recorder.measure('wait', performance.now() - acceptedAt);
    }
    if (status.hasError) throw new CallFailed('analysis-failed');
    if (status.isComplete) break;
    await sleep(pollMs, undefined, { signal });
  }
  swingAnalysisSchema.parse((await timed('read', callApi(swingUrl, { headers }, signal))).body);
}

const hasBegun = ({ status }: AnalysisStatus) => status !== 'queued';

/** 16 million private addresses: limits by address count each golfer alone, if the gateway trusts this machine as a proxy. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
