import type { APIRequestContext } from 'playwright-core';

/**
 * Lets reads of a test be sent again when the gateway has just closed the connection that was kept for them, after 30 s without a call.
 * Browsers do so by themselves.
 */
export function outliveIdleConnections(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (call, options = {}) =>
    send(call, options.method === 'GET' ? { maxRetries: 1, ...options } : options);
}
