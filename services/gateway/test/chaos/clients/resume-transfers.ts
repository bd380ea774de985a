import { randomUUID } from 'node:crypto';
import { transferPartType } from '@trueswing/contracts';
import type { Draw } from '@trueswing/testkit';
import type { Golfer } from '../../test-gateway.ts';
import { transferMetadata, tus } from '../../transfer-calls.ts';
import type { World } from '../world.ts';
import { deleteAccount, register } from './accounts.ts';
import { ask, askUntilAnswered, patienceMs } from './ask.ts';
import { untilAnalyzed } from './until-analyzed.ts';
import { hashOf, unique } from './upload-videos.ts';

const videoBytes = 3_000_000;
const partBytes = 800_000;

/** A golfer whose video arrives in parts, and is resumed at the offset that the gateway names. */
export async function resumeTransfers(world: World, draw: Draw): Promise<void> {
  const golfer = await register(world);
  const video = unique(world.videos.rejected, videoBytes);
  const id = await begin(world, golfer, video.length);
  await sendAll(world, golfer, { id, video });
  const analysisId = await commit(world, golfer, { id, video });
  if (draw.chance(0.6)) await untilAnalyzed(world, golfer, analysisId);
  if (draw.chance(0.4)) await deleteAccount(world, golfer);
  else world.staying.push(golfer);
}

async function begin(world: World, as: Golfer, bytes: number): Promise<string> {
  const metadata = transferMetadata({ uploadKey: randomUUID() });
  const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata };
  const call = { method: 'POST', as, headers, expected: [201] };
  const answer = await askUntilAnswered(world, '/api/swing-transfers', call);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

/** Sends the rest until everything has arrived. Bytes that were acknowledged must not be asked for again. */
async function sendAll(world: World, as: Golfer, { id, video }: { id: string; video: Buffer }): Promise<void> {
  const path = `/api/swing-transfers/${id}`;
  const startedAt = Date.now();
  for (let acknowledged = 0; acknowledged < video.length; ) {
    if (Date.now() - startedAt > patienceMs) throw new Error(`${path} did not arrive in ${patienceMs / 1_000} s`);
    const head = await askUntilAnswered(world, path, { method: 'HEAD', as, headers: tus, expected: [200] });
    const offset = Number(head.headers.get('upload-offset'));
    if (offset < acknowledged) world.log.find(`transfer ${id}: ${acknowledged} bytes acknowledged, ${offset} kept`);
    acknowledged = Math.max(acknowledged, offset);
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': transferPartType };
    const body = new Uint8Array(video.subarray(offset, offset + partBytes));
    const sent = offset < video.length && (await ask(world, path, { method: 'PATCH', as, headers, body }));
    if (sent && sent.status === 204) acknowledged = Number(sent.headers.get('upload-offset'));
  }
}

async function commit(world: World, as: Golfer, { id, video }: { id: string; video: Buffer }): Promise<string> {
  world.log.attempt('upload', as.id);
  const json = { faceOnTransfer: id, fields: { clubSelection: 'driver' } };
  const call = { as, json, headers: { 'idempotency-key': randomUUID() }, expected: [200] };
  const answer = await askUntilAnswered(world, '/api/swing-analyses/from-transfers', call);
  const analysisId = String(answer.body.id);
  world.log.acknowledge({ kind: 'upload', golfer: as.id, owner: as.id, id: analysisId, content: hashOf(video) });
  return analysisId;
}
