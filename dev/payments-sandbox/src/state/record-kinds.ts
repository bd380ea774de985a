import type {
  CustomerRecord,
  DeletedCustomerRecord,
  InvoiceRecord,
  PriceRecord,
  SubscriptionRecord,
} from './billing-records.ts';
import type {
  CardRecord,
  ChargeRecord,
  DisputeRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SetupIntentRecord,
} from './payment-records.ts';
import type { CheckoutPlanRecord, CheckoutSessionRecord, EventRecord, PortalSessionRecord } from './session-records.ts';

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
  /** Consequence for a subscription whose last retry failed. */
  afterDunning: 'cancel' | 'unpaid';
  webhook: WebhookSettings;
}

export interface WebhookSettings {
  url: string | null;
  /** Send waiting events in random order. */
  shuffle: boolean;
  /** Number of extra times that each event is sent. */
  duplicates: number;
  paused: boolean;
}

export interface RecordKinds {
  customer: CustomerRecord | DeletedCustomerRecord;
  price: PriceRecord;
  payment_method: PaymentMethodRecord;
  subscription: SubscriptionRecord;
  invoice: InvoiceRecord;
  payment_intent: PaymentIntentRecord;
  setup_intent: SetupIntentRecord;
  charge: ChargeRecord;
  dispute: DisputeRecord;
  'checkout.session': CheckoutSessionRecord;
  'billing_portal.session': PortalSessionRecord;
  event: EventRecord;
  'sandbox.card': CardRecord;
  'sandbox.checkout_plan': CheckoutPlanRecord;
  'sandbox.delivery': DeliveryRecord;
  'sandbox.idempotent_answer': IdempotentAnswerRecord;
  'sandbox.settings': SettingsRecord;
}

export type Kind = keyof RecordKinds;
export type AnyRecord = RecordKinds[Kind];
