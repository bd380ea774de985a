import type * as Kept from './records.ts';

/** How far an event has come on its way to the webhook's address. Times are the machine's, not the sandbox clock's. */
export interface DeliveryRecord {
  id: string;
  object: 'sandbox.delivery';
  attempts: number;
  deliveredAtMs: number | null;
  nextAttemptAtMs: number;
}

/** The answer that a repeated Idempotency-Key gets again. */
export interface IdempotentAnswerRecord {
  id: string;
  object: 'sandbox.idempotent_answer';
  fingerprint: string;
  status: number;
  body: string;
  keptAtSeconds: number;
}

/** What control calls have set. */
export interface SettingsRecord {
  id: 'settings';
  object: 'sandbox.settings';
  clockOffsetSeconds: number;
  /** What becomes of a subscription whose last retry failed. */
  afterDunning: 'cancel' | 'unpaid';
  webhook: WebhookSettings;
}

export interface WebhookSettings {
  url: string | null;
  /** Waiting events go out in any order. */
  shuffle: boolean;
  /** Each event is sent so many times more. */
  duplicates: number;
  delayMs: number;
  paused: boolean;
}

export interface RecordKinds {
  customer: Kept.CustomerRecord | Kept.DeletedCustomerRecord;
  product: Kept.ProductRecord;
  price: Kept.PriceRecord;
  payment_method: Kept.PaymentMethodRecord;
  subscription: Kept.SubscriptionRecord;
  invoice: Kept.InvoiceRecord;
  payment_intent: Kept.PaymentIntentRecord;
  setup_intent: Kept.SetupIntentRecord;
  charge: Kept.ChargeRecord;
  dispute: Kept.DisputeRecord;
  'checkout.session': Kept.CheckoutSessionRecord;
  'billing_portal.session': Kept.PortalSessionRecord;
  event: Kept.EventRecord;
  'sandbox.card': Kept.CardRecord;
  'sandbox.checkout_plan': Kept.CheckoutPlanRecord;
  'sandbox.delivery': DeliveryRecord;
  'sandbox.idempotent_answer': IdempotentAnswerRecord;
  'sandbox.settings': SettingsRecord;
}

export type Kind = keyof RecordKinds;
export type AnyRecord = RecordKinds[Kind];
