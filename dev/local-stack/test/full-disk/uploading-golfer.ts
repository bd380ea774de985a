import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type AnalysisStatus, analysisStatusSchema } from '@trueswing/contracts';

/** Answer to one call, and the time that it took. `status` 0: no answer. */
export interface Answer {
  status: number;
  code: string | undefined;
  ms: number;
}

const uploadTimeoutMs = 60_000;

export interface UploadingGolfer {
  /** Every answer to an upload, in order. */
  answers: Answer[];
  /** The analysis of the upload that was acknowledged. */
  analysisId: string | undefined;
  /** Sends the same upload until it is acknowledged, as the web client does. */
  uploadUntilAccepted(video: File): Promise<void>;
  /** Status of the own analysis. */
  readStatus(): Promise<AnalysisStatus>;
}

/** Registers a golfer with an address of their own. */
export async function registerUploader(webUrl: string, index: number): Promise<UploadingGolfer> {
  const headers: Record<string, string> = { origin: webUrl, 'x-forwarded-for': `10.1.0.${index}` };
  const account = {
    email: `full-disk-${index}@example.com`,
    password: randomUUID(),
    firstName: 'Full',
    lastName: 'Disk',
  };
  const response = await fetch(`${webUrl}/api/auth/register`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`registration answered ${response.status}`);
  headers.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const idempotencyKey = randomUUID();
  const golfer: UploadingGolfer = {
    answers: [],
    analysisId: undefined,
    async uploadUntilAccepted(video) {
      while (!golfer.analysisId) {
        const form = new FormData();
        form.set('clubSelection', 'driver');
        form.set('faceOnVideo', video);
        const sentAt = performance.now();
        const { status, body } = await fetch(`${webUrl}/api/swing-analyses`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': idempotencyKey },
          body: form,
          signal: AbortSignal.timeout(uploadTimeoutMs),
        })
          .then(async (answer) => ({
            status: answer.status,
            body: (await answer.json()) as { id?: string; code?: string },
          }))
          .catch(() => ({ status: 0, body: { id: undefined, code: undefined } }));
        golfer.answers.push({ status, code: body.code, ms: performance.now() - sentAt });
        if (status === 200) golfer.analysisId = body.id;
        else await delay(500);
      }
    },
    async readStatus() {
      const answer = await fetch(`${webUrl}/api/swing-analyses/${golfer.analysisId}?status_only=true`, { headers });
      if (!answer.ok) throw new Error(`the status call answered ${answer.status}`);
      return analysisStatusSchema.parse(await answer.json());
    },
  };
  return golfer;
}
