import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from '@trueswing/testkit';
import type { Golfer } from '../../test-gateway.ts';
import type { World } from '../world.ts';
import { deleteAccount, register } from './accounts.ts';
import { askUntilAnswered, patienceMs } from './ask.ts';

/** A golfer who subscribes with the card form, and may leave afterwards. */
export async function subscribe(world: World, draw: Draw): Promise<void> {
  const golfer = await register(world);
  await pay(world, golfer, draw.oneOf(['monthly', 'annual']));
  if (draw.chance(0.25)) await deleteAccount(world, golfer);
  else world.staying.push(golfer);
}

/** Asks for a way to pay and confirms the payment, until the card was charged or the golfer has Premium. */
export async function pay(world: World, golfer: Golfer, plan: string): Promise<void> {
  world.log.attempt('payment', golfer.id);
  const path = '/api/get-or-create-subscription';
  const startedAt = Date.now();
  for (let isPaid = false; !isPaid; await delay(isPaid ? 0 : 300)) {
    if (Date.now() - startedAt > patienceMs) throw new Error(`${golfer.id} could not pay for ${patienceMs / 1_000} s`);
    const { status, body } = await askUntilAnswered(world, path, { as: golfer, json: { plan }, expected: [200, 409] });
    if (status === 409 && body.code !== 'already-premium') continue;
    isPaid = status === 409 || (await confirm(world, String(body.clientSecret)));
  }
  world.log.acknowledge({ kind: 'payment', golfer: golfer.id, owner: golfer.id, id: golfer.id });
}

/** Pays as the card form does. False without an answer: the card may have been charged. */
async function confirm({ system }: World, clientSecret: string): Promise<boolean> {
  const key = system.environmentOf('gateway').STRIPE_PUBLISHABLE_KEY ?? '';
  const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };
  const body = new URLSearchParams({ key, client_secret: clientSecret, ...card });
  const url = `${system.payments?.apiBase}/sandbox/confirm`;
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(20_000) });
    const { paymentIntent } = (await response.json()) as { paymentIntent?: { status: string } };
    return paymentIntent?.status === 'succeeded';
  } catch {
    return false;
  }
}
