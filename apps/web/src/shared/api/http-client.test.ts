import { accountRoutes, sessionRoutes, swingRoutes } from '@trueswing/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyAnswer } from './early-answers.ts';
import { ApiError, call, fetchJson, OfflineError, sentenceOf } from './http-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const body = JSON.stringify({
  code: 'analysis-not-found',
  message: 'Analysis not found. Please try again.',
  requestId: 'r1',
});

/** The server's answer to every internal error: less specific than the screen's sentence. */
const fault = JSON.stringify({ code: 'internal-error', message: 'Something went wrong on our side.', requestId: 'r2' });

describe('a refused request', () => {
  it('has the message "status: text"', () => {
    expect(new ApiError(404, 'gone', 'Not Found').message).toBe('404: gone');
    expect(new ApiError(404, '', 'Not Found').message).toBe('404: Not Found');
  });

  it.each([
    [new ApiError(404, body, ''), 'Analysis not found. Please try again.'],
    [new ApiError(502, '<html>', ''), 'fallback'],
    [new ApiError(500, fault, ''), 'fallback'],
    [new OfflineError('no connection'), 'no connection'],
    [new Error('internal detail'), 'fallback'],
  ])('shows the golfer a sentence, never a detail: %s', (error, sentence) => {
    expect(sentenceOf(error, 'fallback')).toBe(sentence);
  });
});

describe('call', () => {
  it('resolves with null for an answer without content', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await expect(call(sessionRoutes.logout)).resolves.toBeNull();
  });

  it('takes the answer that the page has asked for, once, and asks again for one that failed', async () => {
    const asked = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', asked);
    const url = '/api/swing-analyses/1';
    const read = () => call(swingRoutes.deleteSwing, { params: { id: '1' } });
    keepEarlyAnswer(url, Promise.resolve(new Response('{"keptFor":"a read"}')));
    await read();
    expect(asked).toHaveBeenCalledTimes(1);
    await expect(fetchJson(url)).resolves.toEqual({ keptFor: 'a read' });
    await expect(fetchJson(url)).rejects.toThrow();
    expect(asked).toHaveBeenCalledTimes(2);
    keepEarlyAnswer(url, Promise.reject(new Error('no connection')));
    await expect(fetchJson(url)).rejects.toThrow('JSON');
    expect(asked).toHaveBeenCalledTimes(3);
    keepEarlyAnswer(url, Promise.reject(new DOMException('The call took 20 s.', 'TimeoutError')));
    await expect(fetchJson(url)).rejects.toThrow(OfflineError);
    expect(asked).toHaveBeenCalledTimes(3);
    keepEarlyAnswer(url, Promise.resolve(new Response('{}', { status: 401 })));
    await expect(fetchJson(url)).rejects.toThrow('JSON');
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('takes no answer that waited too long', async () => {
    const asked = vi.fn(async () => Response.json('new'));
    vi.stubGlobal('fetch', asked);
    keepEarlyAnswer('/api/streak', Promise.resolve(Response.json('old')));
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    await expect(fetchJson('/api/streak')).resolves.toBe('new');
  });

  it('rejects a success status that the contract does not name', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 202 }));
    await expect(call(sessionRoutes.readClientConfig)).rejects.toThrow('unknown status 202');
  });

  it('rejects with OfflineError when the server does not answer in time', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const late = call(swingRoutes.deleteSwing, { params: { id: '1' }, timeoutMs: 1 });
    await expect(late).rejects.toThrow(OfflineError);
  });

  it('sets the content type only with a body', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(init);
      return new Response(null, { status: 204 });
    });
    await call(sessionRoutes.logout);
    await call(accountRoutes.forgotPassword, { body: { email: 'penny@example.com' } });
    expect(sent.map(({ headers, body }) => [headers, body])).toEqual([
      [{}, undefined],
      [{ 'content-type': 'application/json' }, '{"email":"penny@example.com"}'],
    ]);
  });
});
