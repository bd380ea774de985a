// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
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
const take = (state: ServiceWorkerState) => {
  const worker = new TestWorker(state);
  const reload = vi.fn();
  takeVersion(worker as EventTarget as ServiceWorker, reload);
  return { worker, reload };
};

test('the page asks the waiting worker to take over, and loads again only once it is active', () => {
  const { worker, reload } = take('installed');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'take-over' });
  worker.become('activating');
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker that another tab has taken is awaited too', () => {
  const { worker, reload } = take('activating');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker that is active, or replaced by a newer one, has nothing to wait for', () => {
  expect(take('activated').reload).toHaveBeenCalledOnce();
  expect(take('redundant').reload).toHaveBeenCalledOnce();
});
