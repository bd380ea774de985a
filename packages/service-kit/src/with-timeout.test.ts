import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

afterEach(() => void vi.useRealTimers());

const answerAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms));

describe('withTimeout', () => {
  it('gives the result of work that ends in time, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const result = withTimeout(answerAfter(99), { timeoutMs: 100, error: 'too slow' });
    await vi.advanceTimersByTimeAsync(99);
    expect(await result).toBe('answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects as the work does', async () => {
    const failure = new Error('refused');
    await expect(withTimeout(Promise.reject(failure), { timeoutMs: 100, error: 'too slow' })).rejects.toBe(failure);
  });

  it.each([
    ['a message', 'too slow', /^too slow$/],
    ['an error of the caller', () => new TypeError('crawling'), /^crawling$/],
  ])('rejects with %s when the work takes too long', async (_what, error, message) => {
    await expect(withTimeout(new Promise(() => {}), { timeoutMs: 5, error })).rejects.toThrow(message);
  });

  it('ignores a failure that comes after the timeout', async () => {
    let fail = (_error: Error) => {};
    const work = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    await expect(withTimeout(work, { timeoutMs: 1, error: 'too slow' })).rejects.toThrow('too slow');
    // As an unhandled rejection this would fail the test run.
    fail(new Error('late'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('takes an answer that arrived while the event loop was blocked', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const accepted = once(server, 'connection');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [socket] = (await accepted) as [Socket];
    const answer = once(client, 'data').then(([data]) => String(data));
    const result = withTimeout(answer, { timeoutMs: 10, error: 'too slow' });
    socket.end('answer');
    const blockedUntil = performance.now() + 50;
    while (performance.now() < blockedUntil);
    expect(await result).toBe('answer');
    client.destroy();
    server.close();
  });
});
