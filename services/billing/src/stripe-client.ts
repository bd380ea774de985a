import { type PaidPlan, type UserId, userIdSchema } from '@trueswing/contracts';
import Stripe from 'stripe';

export type StripeClient = ReturnType<typeof openStripe>;
export type StripeSubscription = Awaited<ReturnType<StripeClient['listSubscriptions']>>[number];

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** Origin of another API instead of Stripe's: the payments sandbox. */
  apiBase?: string | undefined;
}

const signatureToleranceS = 300;
/** More than a golfer has in practice; longer lists are read page by page. */
const pageSize = 100;

/** The calls of Stripe that we use. Each creation has an idempotency key, so that a repeated call creates nothing else. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeKeys, callTimeoutMs = 10_000) {
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiBase),
    timeout: callTimeoutMs,
    // With Node's client the time limit is one of silence, and an answer that trickles never ends.
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const { signature: signatures } = stripe.webhooks;
  if (!signatures) throw new Error('this build of the Stripe library cannot verify signatures');
  return {
    createCustomer: async (customer: { userId: string; email: string | undefined; key: string }): Promise<string> => {
      const { email, userId, key } = customer;
      const params = { metadata: { userId }, ...(email !== undefined && { email }) };
      return (await stripe.customers.create(params, { idempotencyKey: key })).id;
    },
    /**
     * The customers that were created for a golfer in this time and are not deleted. A long time has many pages.
     * @throws when the signal aborts
     */
    listCustomersOfUser: async (
      userId: string,
      { from, to }: { from: Date; to: Date },
      signal?: AbortSignal,
    ): Promise<string[]> => {
      const created = { gte: Math.floor(from.getTime() / 1_000), lte: Math.ceil(to.getTime() / 1_000) };
      const ids: string[] = [];
      for await (const { id, metadata } of stripe.customers.list({ created, limit: pageSize })) {
        signal?.throwIfAborted();
        if (metadata.userId === userId) ids.push(id);
      }
      return ids;
    },
    updateCustomerEmail: async (customerId: string, email: string): Promise<void> => {
      await stripe.customers.update(customerId, { email });
    },
    /** Also ends all of the customer's subscriptions immediately. */
    deleteCustomer: async (customerId: string): Promise<void> => {
      await stripe.customers.del(customerId);
    },
    /** The golfer for whom we created a customer. Null for a deleted one, and for one of other business. */
    findUserOfCustomer: async (customerId: string): Promise<UserId | null> => {
      try {
        const customer = await stripe.customers.retrieve(customerId);
        const { data } = userIdSchema.safeParse(customer.deleted ? null : customer.metadata.userId);
        return data ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    /** False for a customer that Stripe has never known. */
    isDeletedCustomer: async (customerId: string): Promise<boolean> => {
      try {
        return (await stripe.customers.retrieve(customerId)).deleted === true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    /** Whether Stripe knows the customer, also as a deleted one. */
    knowsCustomer: async (customerId: string): Promise<boolean> => {
      try {
        await stripe.customers.retrieve(customerId);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    listPrices: async (lookupKeys: string[]) =>
      (await stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: pageSize })).data,
    /** Newest first, ended ones included. */
    listSubscriptions: (customerId: string) =>
      stripe.subscriptions
        .list({
          customer: customerId,
          status: 'all',
          limit: pageSize,
          expand: ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent'],
        })
        .autoPagingToArray({ limit: 1_000 }),
    createSubscription: async (order: {
      customerId: string;
      userId: string;
      priceId: string;
      key: string;
    }): Promise<Stripe.Subscription> =>
      await stripe.subscriptions.create(
        {
          customer: order.customerId,
          items: [{ price: order.priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { userId: order.userId },
          expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
        },
        { idempotencyKey: order.key },
      ),
    /** Ends an incomplete subscription by its first invoice. Stripe refuses if that has been paid meanwhile. */
    voidInvoice: async (invoiceId: string): Promise<void> => {
      await stripe.invoices.voidInvoice(invoiceId);
    },
    needsAction: async (paymentIntentId: string): Promise<boolean> =>
      (await stripe.paymentIntents.retrieve(paymentIntentId)).status === 'requires_action',
    listCheckoutSessions: async (customerId: string) =>
      (await stripe.checkout.sessions.list({ customer: customerId, limit: pageSize })).data,
    createCheckoutSession: async (order: {
      customerId: string;
      userId: string;
      priceId: string;
      plan: PaidPlan;
      successUrl: string;
      cancelUrl: string;
      key: string;
    }) =>
      await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: order.customerId,
          client_reference_id: order.userId,
          line_items: [{ price: order.priceId, quantity: 1 }],
          metadata: { plan: order.plan },
          subscription_data: { metadata: { userId: order.userId } },
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: order.key },
      ),
    /** Afterwards the session cannot be paid. Stripe refuses if it has been paid. */
    expireCheckoutSession: async (sessionId: string): Promise<void> => {
      await stripe.checkout.sessions.expire(sessionId);
    },
    createPortalSession: async (customerId: string, returnUrl: string): Promise<string> =>
      (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,
    findCharge: async (chargeId: string) => await stripe.charges.retrieve(chargeId),
    /** Newest first. */
    listDisputes: async (chargeId: string) => (await stripe.disputes.list({ charge: chargeId, limit: pageSize })).data,
    /** Events since then that Stripe could not deliver to our webhook. */
    listUndelivered: (since: Date) =>
      stripe.events
        .list({ delivery_success: false, created: { gte: Math.floor(since.getTime() / 1_000) }, limit: pageSize })
        .autoPagingToArray({ limit: 10_000 }),
    /** @throws SignatureError if the bytes were not signed with our secret in the last five minutes */
    verifySignature: (body: Buffer, signature: string): void => {
      try {
        signatures.verifyHeader(body, signature, webhookSecret, signatureToleranceS);
      } catch (cause) {
        throw new SignatureError('not signed by Stripe', { cause });
      }
    },
  };
}

export class SignatureError extends Error {}

/** Whether Stripe has answered with a refusal, as opposed to no answer. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode < 500;

/** Whether the request is impossible in the present state, as opposed to failures of another kind: rate limit, lock, wrong key. */
export const isImpossible = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether the error comes from a call of Stripe. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError;

/**
 * Names an error of Stripe for logs and causes, with the frames of its stack. Its sentence stays out: it may repeat what we sent, such
 * as an e-mail address. A lost connection repeats nothing, so its error stays whole.
 */
export function withoutSentence(error: unknown): unknown {
  if (!isStripeError(error) || error instanceof Stripe.errors.StripeConnectionError) return error;
  const { type, code, param, statusCode, requestId, stack = '' } = error;
  const facts = Object.entries({ status: statusCode, param, request: requestId });
  const known = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  const named = new Error([type, ...known].join(', '));
  const frames = stack.match(/^ {4}at .*/ms)?.[0];
  if (frames) named.stack = `${named.name}: ${named.message}\n${frames}`;
  return Object.assign(named, { code });
}

/** Whether the object of the call does not exist, or no longer. */
export const isMissing = (error: unknown): boolean => isStripeError(error) && error.code === 'resource_missing';

function hostOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? '80' : '443'), protocol: isHttp ? 'http' : 'https' };
}
