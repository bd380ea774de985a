import type { Draw } from '@trueswing/testkit';
import { exampleComment } from '../../shared-swing.ts';
import type { TrainedGolfer, World } from '../world.ts';
import { type Answer, ask, askUntilAnswered, assertExpected } from './ask.ts';

/** A golfer who shares an analysis, a coach who comments on it, and often the end of the link. */
export async function share(world: World, draw: Draw): Promise<void> {
  const golfer = draw.oneOf(world.trained);
  const link = await createShare(world, golfer);
  if (!link) return;
  for (let comments = draw.below(3); comments > 0; comments--) await comment(world, golfer, link.token);
  // A link that was made by a call without an answer stays as well.
  if (draw.chance(0.9)) await revoke(world, golfer, link.id);
}

/** The call has no key, so each repetition may make another link. */
async function createShare(world: World, golfer: TrainedGolfer): Promise<{ id: string; token: string } | undefined> {
  const path = `/api/swing-analyses/${golfer.analysisId}/shares`;
  world.log.attempt('share', golfer.analysisId);
  const answer = await ask(world, path, { as: golfer, json: { golferName: '' } });
  if (!answer || isFull(answer)) return undefined;
  const { body } = assertExpected(path, answer, [201]);
  const [id, token] = [String(body.id), String(body.token)];
  world.log.acknowledge({ kind: 'share', golfer: golfer.id, owner: golfer.analysisId, id });
  return { id, token };
}

async function comment(world: World, golfer: TrainedGolfer, token: string): Promise<void> {
  const path = `/api/shared/${token}/comments`;
  world.log.attempt('comment', golfer.analysisId);
  const answer = await ask(world, path, { json: exampleComment });
  if (!answer) return;
  const { body } = assertExpected(path, answer, [201]);
  world.log.acknowledge({ kind: 'comment', golfer: golfer.id, owner: golfer.analysisId, id: String(body.id) });
}

async function revoke(world: World, golfer: TrainedGolfer, id: string): Promise<void> {
  const path = `/api/swing-analyses/${golfer.analysisId}/shares/${id}`;
  await askUntilAnswered(world, path, { method: 'DELETE', as: golfer, expected: [204, 404] });
  world.log.acknowledge({ kind: 'share-revoked', golfer: golfer.id, owner: golfer.analysisId, id });
}

const isFull = ({ status, body }: Answer): boolean => status === 409 && body.code === 'share-limit-reached';
