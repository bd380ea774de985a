import type { DeliveryRecord, WebhookSettings } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { signWebhook } from './sign-webhook.ts';

const timeoutMs = 10_000;
const maxBackoffMs = 60_000;

/** Sends events to the webhook's URL in order of creation. Retries without limit, with exponential backoff. */
export class WebhookSender {
  readonly #state: SandboxState;
  readonly #secret: string;
  readonly #backoffMs: number;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(state: SandboxState, secret: string, backoffMs: number) {
    this.#state = state;
    this.#secret = secret;
    this.#backoffMs = backoffMs;
  }

  /** Schedules the delivery of waiting events. Never throws. */
  wake(): void {
    if (this.#round || this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    const waiting = this.waiting();
    const { url, paused } = this.#settings;
    if (!url || paused || waiting.length === 0) return;
    const dueAtMs = Math.min(...waiting.map(({ nextAttemptAtMs }) => nextAttemptAtMs));
    const waitMs = dueAtMs - Date.now();
    this.#timer = setTimeout(
      () => {
        this.#round = this.#sendDue().finally(() => {
          this.#round = undefined;
          this.wake();
        });
      },
      Math.max(0, waitMs),
    );
  }

  /** Deliveries that were not accepted yet. */
  waiting(): DeliveryRecord[] {
    return this.#state.all('sandbox.delivery').filter(({ deliveredAtMs }) => deliveredAtMs === null);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#round;
  }

  get #settings(): WebhookSettings {
    return this.#state.get('sandbox.settings', 'settings').webhook;
  }

  async #sendDue(): Promise<void> {
    const due = this.waiting().filter(({ nextAttemptAtMs }) => nextAttemptAtMs <= Date.now());
    const { shuffle, duplicates } = this.#settings;
    const round = due.flatMap((delivery) => Array.from({ length: 1 + duplicates }, () => delivery.id));
    for (const id of shuffle ? shuffled(round) : round) {
      const { url, paused } = this.#settings;
      if (this.#closing.signal.aborted || !url || paused) return;
      this.#recordAttempt(id, await this.#send(id, url));
    }
  }

  async #send(id: string, url: string): Promise<boolean> {
    const body = JSON.stringify(this.#state.get('event', id));
    const signature = signWebhook(body, this.#secret, Math.floor(Date.now() / 1000));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'payments-sandbox',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  #recordAttempt(id: string, isAccepted: boolean): void {
    const state = this.#state;
    const delivery = state.get('sandbox.delivery', id);
    // A duplicate that fails does not undo the first success.
    if (delivery.deliveredAtMs !== null) return;
    const attempts = delivery.attempts + 1;
    const backoffMs = Math.min(maxBackoffMs, this.#backoffMs * 2 ** Math.min(attempts - 1, 10));
    const deliveredAtMs = isAccepted ? Date.now() : null;
    const nextAttemptAtMs = isAccepted ? delivery.nextAttemptAtMs : Date.now() + backoffMs;
    state.transact(state.nowSeconds, () => state.put({ ...delivery, attempts, deliveredAtMs, nextAttemptAtMs }));
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
