import { setTimeout as delay } from 'node:timers/promises';
import { type Draw, drawFrom } from '@trueswing/testkit';
import type { World } from '../world.ts';
import { administer } from './administer.ts';
import { subscribe } from './pay.ts';
import { resumeTransfers } from './resume-transfers.ts';
import { share } from './share.ts';
import { train } from './train.ts';
import { uploadVideos } from './upload-videos.ts';

type Client = (world: World, draw: Draw) => Promise<void>;

/** Clients that act side by side. */
const clients: readonly Client[] = [uploadVideos, resumeTransfers, subscribe, train, share, administer];
/** More of them for the long form. */
const moreClients: readonly Client[] = [uploadVideos, train];

/** Lets every client act again and again until the disturbances are over. Each completes what it has begun. */
export async function runClients(
  world: World,
  seed: number,
  isShort: boolean,
  others: readonly Client[] = [],
): Promise<void> {
  const all = [...clients, ...(isShort ? [] : moreClients), ...others];
  await Promise.all(all.map((client, place) => runClient(world, client, drawFrom(seed * 1_000 + place))));
}

async function runClient(world: World, client: Client, draw: Draw): Promise<void> {
  while (!world.over.aborted) {
    await client(world, draw).catch((error: Error) => world.log.find(`${client.name}: ${error.message}`));
    await delay(draw.between(200, 1_500));
  }
}
