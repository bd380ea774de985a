import { setTimeout as delay } from 'node:timers/promises';
import type { AnalysisStatus, ErrorBody, MobilityVideo } from '@trueswing/contracts';
import type { Golfer, TestGateway } from '../../../gateway/test/test-gateway.ts';
import { uploadForm } from '../../../gateway/test/test-videos.ts';
import { transferCalls } from '../../../gateway/test/transfer-calls.ts';

/** End of a video: by whom it was rejected, if it was, and with which code. */
export interface VideoOutcome {
  readonly by: 'gateway' | 'worker' | null;
  readonly code: string;
}

export type Way = 'form' | 'transfer' | 'mobility check';
export const ways: readonly Way[] = ['form', 'transfer', 'mobility check'];

/** An analysis takes seconds, after those before it. */
const endlessMs = 120_000;
/** Small, so that a short video has several parts. */
const partBytes = 20_000;

/** Sends a video as a client does, and waits until it is analyzed or rejected. */
export async function sendVideo(
  gateway: TestGateway,
  { as, way, video }: { as: Golfer; way: Way; video: Buffer },
): Promise<VideoOutcome> {
  if (way === 'mobility check') return await checkMobility(gateway, as, video);
  const answer = way === 'form' ? await sendForm(gateway, as, video) : await sendParts(gateway, as, video);
  if (!answer.ok) return await rejection(answer);
  const { id } = (await answer.json()) as { id: string };
  const path = `/api/swing-analyses/${id}?status_only=true`;
  const status = await until<AnalysisStatus>(gateway, as, path, ({ isComplete, hasError }) => isComplete || hasError);
  if (!status.hasError) return { by: null, code: 'analyzed' };
  const [job] = await gateway.rows('select error_code from analysis.job where analysis_id = $1', [id]);
  return { by: 'worker', code: String(job?.error_code) };
}

const sendForm = (gateway: TestGateway, as: Golfer, video: Buffer) =>
  gateway.call('/api/swing-analyses', { method: 'POST', as, body: uploadForm({ faceOn: video }) });

async function sendParts({ origin }: TestGateway, as: Golfer, video: Buffer): Promise<Response> {
  const calls = transferCalls(origin, as);
  const begun = await calls.begin({ sizeBytes: video.length });
  if (begun.status !== 201) return begun;
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  for (let offset = 0; offset < video.length; offset += partBytes) {
    const sent = await calls.send(id, offset, video.subarray(offset, offset + partBytes));
    if (sent.status !== 204) return sent;
  }
  return await calls.commit({ faceOnTransfer: id });
}

async function checkMobility(gateway: TestGateway, as: Golfer, video: Buffer): Promise<VideoOutcome> {
  const body = new FormData();
  body.append('chestVideo', new File([new Uint8Array(video)], 'video.mp4', { type: 'video/mp4' }));
  const answer = await gateway.call('/api/mobility-films', { method: 'POST', as, body });
  if (!answer.ok) return await rejection(answer);
  const { id } = (await answer.json()) as { id: string };
  const { failures } = await until<MobilityVideo>(gateway, as, `/api/mobility-films/${id}`, ({ isRead }) => isRead);
  return failures.chest ? { by: 'worker', code: failures.chest } : { by: null, code: 'read' };
}

/** @throws if the gateway failed, or rejected the video without a code */
async function rejection(answer: Response): Promise<VideoOutcome> {
  const text = await answer.text();
  const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<ErrorBody>;
  if (answer.status >= 500 || code === undefined) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  return { by: 'gateway', code };
}

async function until<T>(gateway: TestGateway, as: Golfer, path: string, isDone: (state: T) => boolean): Promise<T> {
  for (const startedAt = Date.now(); ; await delay(100)) {
    const state = (await (await gateway.call(path, { as })).json()) as T;
    if (isDone(state)) return state;
    if (Date.now() - startedAt > endlessMs) throw new Error(`${path}: ${JSON.stringify(state)} after ${endlessMs} ms`);
  }
}
