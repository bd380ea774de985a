import { CallLog } from './control/call-log.ts';
import { Faults } from './control/faults.ts';
import { advanceTo } from './lifecycle/advance-clock.ts';
import { refuseLiveKey } from './refuse-live-key.ts';
import { Journal } from './state/journal.ts';
import { SandboxState } from './state/sandbox-state.ts';
import { seedCatalog } from './state/seed-catalog.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

export interface SandboxOptions {
  /** Where the state is stored. Only one sandbox at a time may use it. */
  folder: string;
  /** `sk_test_…`, `pk_test_…`, `whsec_…`. Throws for a live key. */
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where webhooks are sent. A control call can change it. */
  webhookUrl?: string;
  /** Where browsers find the pages. Default: the port on localhost. */
  publicOrigin?: string;
  /** Wait before the second delivery; doubles with each further one, up to a minute. Default 1 s. */
  webhookBackoffMs?: number;
}

/** Everything behind the HTTP server: the state, the clock and the webhook sender. */
export class Sandbox {
  readonly state: SandboxState;
  readonly calls = new CallLog();
  readonly faults = new Faults();
  readonly sender: WebhookSender;
  readonly options: SandboxOptions;
  readonly #journal: Journal;
  readonly #timer: NodeJS.Timeout;

  constructor(options: SandboxOptions) {
    refuseLiveKey(options.secretKey, options.publishableKey);
    this.options = options;
    this.#journal = new Journal(options.folder);
    this.state = new SandboxState(this.#journal.records, (changes) => this.#journal.append(changes));
    this.state.transact(machineSeconds(), () => seedCatalog(this.state));
    if (options.webhookUrl) this.changeWebhook({ url: options.webhookUrl });
    this.sender = new WebhookSender(this.state, options.webhookSecret, options.webhookBackoffMs ?? 1_000);
    this.#timer = setInterval(() => this.runDueActions(), 1_000).unref();
    this.sender.wake();
  }

  get settings() {
    return this.state.get('sandbox.settings', 'settings');
  }

  /** Sandbox time: the machine's time plus the offset set by control calls. Unix seconds. */
  nowSeconds(): number {
    return machineSeconds() + this.settings.clockOffsetSeconds;
  }

  /** Runs everything that is due, then the work in one transaction. Its changes are stored before this returns. */
  transact<T>(work: (state: SandboxState) => T): T {
    advanceTo(this.state, this.nowSeconds());
    try {
      return this.state.transact(this.nowSeconds(), () => work(this.state));
    } finally {
      this.sender.wake();
    }
  }

  /** Runs everything that is due by now. Also called every second, so that it happens without a request. */
  runDueActions(): void {
    this.transact(() => undefined);
  }

  /** Moves the clock forward and runs everything that becomes due on the way. Unix seconds. */
  advanceClock(toSeconds: number): void {
    advanceTo(this.state, toSeconds);
    const clockOffsetSeconds = Math.max(this.settings.clockOffsetSeconds, toSeconds - machineSeconds());
    this.transact((state) => state.put({ ...this.settings, clockOffsetSeconds }));
  }

  changeWebhook(change: Partial<Sandbox['settings']['webhook']>): void {
    const { settings } = this;
    this.state.transact(this.nowSeconds(), () => {
      this.state.put({ ...settings, webhook: { ...settings.webhook, ...change } });
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.sender.close();
    this.#journal.close();
  }
}

const machineSeconds = (): number => Math.floor(Date.now() / 1000);
