import { anyText } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { z } from 'zod/mini';
import type { PaymentDeps } from '../../deps.ts';
import { SignatureError } from '../../stripe-client.ts';
import { insertStripeEvent, type StripeEventIds } from './stripe-events.repository.ts';

/** Longest id and type that are stored; Stripe's have less than 100 characters. */
const shortText = anyText().check(z.minLength(1), z.maxLength(255));
const idOf = z.union([
  shortText,
  z.pipe(
    z.object({ id: shortText }),
    z.transform(({ id }) => id),
  ),
]);
const objectSchema = z.object({
  id: z.optional(shortText),
  object: z.string(),
  customer: z.nullish(idOf),
  charge: z.nullish(idOf),
});
const eventSchema = z.object({ id: shortText, type: shortText, data: z.object({ object: z.unknown() }) });

/** Reads which customer and charge an event is about; we trust nothing else in it. */
export function readStripeEventIds(event: { id: string; type: string; data: { object: unknown } }): StripeEventIds {
  const about = objectSchema.safeParse(event.data.object);
  if (!about.success) return { id: event.id, type: event.type, stripeCustomerId: null, stripeChargeId: null };
  const { id = null, object, customer, charge } = about.data;
  return {
    id: event.id,
    type: event.type,
    stripeCustomerId: object === 'customer' ? id : (customer ?? null),
    stripeChargeId: chargeOf(event.type, id, charge ?? null),
  };
}

/** The charge of a refund or a dispute; other events about charges do not matter. */
function chargeOf(type: string, id: string | null, charge: string | null): string | null {
  if (type === 'charge.refunded') return id;
  return type.startsWith('charge.dispute.') ? charge : null;
}

/**
 * Verifies and stores an event of Stripe. When this returns, the event is stored and cannot be lost.
 * @throws AppError `bad-signature` if the signature is forged, of another body, older than five minutes, or was used before,
 * `bad-request` if the body is no event
 */
export async function receiveStripeEvent(
  deps: PaymentDeps,
  message: { body: Buffer; signature: string },
): Promise<void> {
  const event = readSigned(deps, message);
  const isNew = await insertStripeEvent(deps.db, readStripeEventIds(event), timeOf(message.signature));
  if (!isNew) throw new AppError('bad-signature');
  deps.logger.info({ stripeEventId: event.id, stripeEventType: event.type }, 'event received');
}

function readSigned({ stripe }: PaymentDeps, { body, signature }: { body: Buffer; signature: string }) {
  try {
    stripe.verifySignature(body, signature);
  } catch (error) {
    if (error instanceof SignatureError) throw new AppError('bad-signature', { cause: error });
    throw error;
  }
  const event = eventSchema.safeParse(readJson(body));
  if (!event.success) throw new AppError('bad-request', { cause: event.error });
  return event.data;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('bad-request', { cause });
  }
}

/** The time that was signed: together with the body it identifies a signature. */
function timeOf(signature: string): string {
  return /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? '';
}
