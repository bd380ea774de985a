import fc from 'fast-check';
import { expect, it } from 'vitest';
import { includesEvent, replacesRead } from './order-reads.ts';

interface Change {
  /** The state at Stripe after the change. */
  state: number;
  /** Place of its event; null until the event arrives. */
  receivedOrder: number | null;
  isProcessed: boolean;
}

interface Read {
  order: number;
  /** The state that Stripe answered; null while the answer is on its way. */
  state: number | null;
  /** The change whose event caused the read; undefined for a golfer's refresh. */
  change: Change | undefined;
}

/** One customer, whose state at Stripe is the number of its changes. Processes handle events and read the state side by side. */
class SimulatedCustomer {
  #place = 0;
  #changes: Change[] = [];
  #reads: Read[] = [];
  #finished: Read[] = [];
  #stored = { order: 0, state: 0 };
  /** Events that were processed without a read. */
  skipped = 0;
  /** Answers that were not stored. */
  dropped = 0;

  change(): void {
    this.#changes.push({ state: this.#changes.length + 1, receivedOrder: null, isProcessed: false });
  }

  receive(pick: number): void {
    const change = pickFrom(
      this.#changes.filter(({ receivedOrder }) => receivedOrder === null),
      pick,
    );
    if (change) change.receivedOrder = ++this.#place;
  }

  /** An event whose lease has ended may be handled while an earlier read for it is on its way. */
  handle(pick: number): void {
    const change = pickFrom(this.#waiting(), pick);
    if (!change) return;
    if (includesEvent(this.#stored.order, change.receivedOrder ?? 0)) {
      change.isProcessed = true;
      this.skipped += 1;
    } else this.#reads.push({ order: ++this.#place, state: null, change });
  }

  refresh(): void {
    this.#reads.push({ order: ++this.#place, state: null, change: undefined });
  }

  answer(pick: number): void {
    const read = pickFrom(
      this.#reads.filter(({ state }) => state === null),
      pick,
    );
    if (read) read.state = this.#changes.length;
  }

  finish(pick: number): void {
    const read = pickFrom(
      this.#reads.filter(({ state }) => state !== null),
      pick,
    );
    if (read?.state == null) return;
    this.#end(read);
    this.#finished.push(read);
    if (replacesRead(read.order, this.#stored.order)) this.#stored = { order: read.order, state: read.state };
    else this.dropped += 1;
    if (read.change) read.change.isProcessed = true;
  }

  fail(pick: number): void {
    const read = pickFrom(this.#reads, pick);
    if (read) this.#end(read);
  }

  /** Ends every read, and retries every event until it is processed. */
  settle(): void {
    for (const _ of this.#changes) this.receive(0);
    while (this.#reads.length > 0) {
      this.answer(0);
      this.finish(0);
    }
    while (this.#waiting().length > 0) {
      this.handle(0);
      this.answer(0);
      this.finish(0);
    }
    expect(this.#stored.state).toBe(this.#changes.length);
  }

  check(): void {
    expect(this.#stored.order).toBe(Math.max(0, ...this.#finished.map(({ order }) => order)));
    for (const { state, receivedOrder } of this.#changes.filter(({ isProcessed }) => isProcessed)) {
      expect(this.#stored.order).toBeGreaterThan(receivedOrder ?? Number.POSITIVE_INFINITY);
      expect(this.#stored.state).toBeGreaterThanOrEqual(state);
    }
  }

  #waiting(): Change[] {
    return this.#changes.filter(({ receivedOrder, isProcessed }) => receivedOrder !== null && !isProcessed);
  }

  #end(read: Read): void {
    this.#reads = this.#reads.filter((other) => other !== read);
  }
}

const pickFrom = <T>(all: readonly T[], pick: number): T | undefined => all[pick % all.length];

const steps = fc.array(
  fc.record({
    step: fc.constantFrom('change', 'receive', 'handle', 'refresh', 'answer', 'finish', 'fail'),
    pick: fc.nat({ max: 99 }),
  }),
  { minLength: 40, maxLength: 80 },
);

it('the stored read began after each processed event, and no answer replaces that of a later read, in 1,000 interleavings', () => {
  let skipped = 0;
  let dropped = 0;
  fc.assert(
    fc.property(steps, (all) => {
      const customer = new SimulatedCustomer();
      for (const { step, pick } of all) {
        customer[step](pick);
        customer.check();
      }
      customer.settle();
      customer.check();
      skipped += customer.skipped;
      dropped += customer.dropped;
    }),
    { numRuns: 1_000 },
  );
  // The rules are at work in many of the interleavings.
  expect(skipped).toBeGreaterThan(500);
  expect(dropped).toBeGreaterThan(500);
});

it('a read includes an event of its own place, and does not replace an answer of its own place', () => {
  expect([includesEvent(2, 1), includesEvent(2, 2), includesEvent(2, 3)]).toEqual([true, true, false]);
  expect([replacesRead(2, 1), replacesRead(2, 2), replacesRead(2, 3)]).toEqual([true, false, false]);
});
