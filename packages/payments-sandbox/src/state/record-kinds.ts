import type * as Records from './records.ts';

/** Delivery state of an event. Times are the machine's, not the sandbox clock's. */
export interface DeliveryRecord {
  id: string;
  object: 'sandbox.delivery';
  attempts: number;
  deliveredAtMs: number | null;
  nextAttemptAtMs: number;
}

/** The stored answer for a repeated Idempotency-Key. */
export interface IdempotentAnswerRecord {
  id: string;
  object: 'sandbox.idempotent_answer';
  fingerprint: string;
  status: number;
  body: string;
  storedAtSeconds: number;
}

/** Settings that control calls change. */
export interface SettingsRecord {
  id: 'settings';
  object: 'sandbox.settings';
  clockOffsetSeconds: number;
  /** What happens to a subscription whose last retry failed. */
  afterDunning: 'cancel' | 'unpaid';
  webhook: WebhookSettings;
}

export interface WebhookSettings {
  url: string | null;
  /** Send waiting events in random order. */
  shuffle: boolean;
  /** How many extra times each event is sent. */
  duplicates: number;
  delayMs: number;
  paused: boolean;
}

export interface RecordKinds {
  customer: Records.CustomerRecord | Records.DeletedCustomerRecord;
  product: Records.ProductRecord;
  price: Records.PriceRecord;
  payment_method: Records.PaymentMethodRecord;
  subscription: Records.SubscriptionRecord;
  invoice: Records.InvoiceRecord;
  payment_intent: Records.PaymentIntentRecord;
  setup_intent: Records.SetupIntentRecord;
  charge: Records.ChargeRecord;
  dispute: Records.DisputeRecord;
  'checkout.session': Records.CheckoutSessionRecord;
  'billing_portal.session': Records.PortalSessionRecord;
  event: Records.EventRecord;
  'sandbox.card': Records.CardRecord;
  'sandbox.checkout_plan': Records.CheckoutPlanRecord;
  'sandbox.delivery': DeliveryRecord;
  'sandbox.idempotent_answer': IdempotentAnswerRecord;
  'sandbox.settings': SettingsRecord;
}

export type Kind = keyof RecordKinds;
export type AnyRecord = RecordKinds[Kind];
