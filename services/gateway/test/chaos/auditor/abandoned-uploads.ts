import type { World } from '../world.ts';

/** Has the gateway discard uploads that a kill has cut off, as if their time limit had passed. */
export async function discardAbandonedUploads(world: World): Promise<void> {
  // Twice: the first run may remove objects, the second one deletes the rows.
  for (const _ of [1, 2]) {
    await world.rows(
      `update gateway.upload_in_progress set started_at = started_at - interval '2 hours',
         expires_at = least(expires_at, now()), discarding_at = discarding_at - interval '2 minutes'`,
    );
    await world.restartGateway();
  }
}
