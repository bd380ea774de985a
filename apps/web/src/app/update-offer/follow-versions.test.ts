// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeVersion } from './follow-versions.ts';

/** A service worker as the page sees it. */
class TestWorker extends EventTarget {
  postMessage = vi.fn();
  constructor(public state: ServiceWorkerState) {
    super();
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const take = async (state: ServiceWorkerState, isWanted = () => true) => {
  const worker = new TestWorker(state);
  const reload = vi.fn();
  void takeVersion(worker as EventTarget as ServiceWorker, isWanted, { reload, quiet: async () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  return { worker, reload };
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the worker is asked in a quiet moment only', async () => {
  const worker = new TestWorker('installed');
  let beQuiet: () => void = () => undefined;
  const quiet = () => new Promise<void>((resolve) => (beQuiet = resolve));
  void takeVersion(worker as EventTarget as ServiceWorker, () => true, { reload: vi.fn(), quiet });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  beQuiet();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('the page asks the waiting worker to take over, and loads again only once it is active', async () => {
  const { worker, reload } = await take('installed');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'take-over' });
  worker.become('activating');
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker that another tab has taken is awaited too', async () => {
  const { worker, reload } = await take('activating');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker that is active, or replaced by a newer one, has nothing to wait for', async () => {
  expect((await take('activated')).reload).toHaveBeenCalledOnce();
  expect((await take('redundant')).reload).toHaveBeenCalledOnce();
});

test('the page loads without a worker that goes on waiting, but not while one activates or the golfer is busy', async () => {
  const parked = await take('installed');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(parked.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(parked.reload).toHaveBeenCalledOnce();

  let isWanted = true;
  const left = await take('installed', () => isWanted);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(left.reload).not.toHaveBeenCalled();
  expect((await take('installed', () => false)).worker.postMessage).not.toHaveBeenCalled();

  const slow = await take('installed');
  slow.worker.become('activating');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(slow.reload).not.toHaveBeenCalled();
});
