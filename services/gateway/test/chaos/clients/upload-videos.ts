import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Draw } from '@trueswing/testkit';
import type { Golfer } from '../../test-gateway.ts';
import { uploadForm } from '../../test-videos.ts';
import type { World } from '../world.ts';
import { deleteAccount, register } from './accounts.ts';
import { askUntilAnswered } from './ask.ts';
import { deleteSwing } from './delete-swing.ts';
import { untilAnalyzed } from './until-analyzed.ts';

/** A golfer who uploads a swing in one request, and then waits for the analysis, deletes the swing, or leaves. */
export async function uploadVideos(world: World, draw: Draw): Promise<void> {
  const golfer = await register(world);
  const { analyzed, rejected } = world.videos;
  const video = analyzed && draw.chance(0.1) ? analyzed : rejected;
  const analysisId = await upload(world, golfer, unique(video));
  if (draw.chance(0.6)) await untilAnalyzed(world, golfer, analysisId);
  if (draw.chance(0.2)) await deleteSwing(world, golfer, analysisId);
  if (draw.chance(0.4)) await deleteAccount(world, golfer);
  else world.staying.push(golfer);
}

/** Sends the same upload with the same key until it is accepted. */
export async function upload(world: World, golfer: Golfer, video: Buffer): Promise<string> {
  world.log.attempt('upload', golfer.id);
  const headers = { 'idempotency-key': randomUUID() };
  const call = { method: 'POST', as: golfer, headers, expected: [200] };
  const answer = await askUntilAnswered(world, '/api/swing-analyses', { ...call, body: uploadForm({ faceOn: video }) });
  const id = String(answer.body.id);
  world.log.acknowledge({ kind: 'upload', golfer: golfer.id, owner: golfer.id, id, content: hashOf(video) });
  return id;
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The video with a box at its end that no other copy has, since the same video earns points once. */
export function unique(video: Buffer, extraBytes = 32): Buffer {
  const box = Buffer.concat([Buffer.alloc(8), randomBytes(extraBytes)]);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([video, box]);
}
