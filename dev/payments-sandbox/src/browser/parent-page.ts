/** Options that the parent page passed after the `#`: key, client secret of the intent, its own origin, appearance. */
export const frameOptions = new URLSearchParams(location.hash.slice(1));

/** Posts a message to the parent page, and to no other origin. */
export function notifyParent(message: object): void {
  parent.postMessage(message, frameOptions.get('parent') ?? '');
}

/** Answers the requests of the parent page that have this name. */
export function handleRequest(name: string, handler: () => Promise<object>): void {
  window.addEventListener('message', async (event: MessageEvent<{ name: string; id: string }>) => {
    if (event.source !== parent || event.data.name !== name) return;
    notifyParent({ name: 'result', id: event.data.id, result: await handler() });
  });
}

/** Below the time that the parent page waits for the bank's page. */
const timeoutMs = 8_000;

/** Sends a call for this frame's intent to the sandbox. Never rejects: a network error or a timeout becomes an error answer. */
export async function postToSandbox(path: string, fields: Record<string, string> = {}): Promise<object> {
  const secrets = { key: frameOptions.get('key') ?? '', client_secret: frameOptions.get('client_secret') ?? '' };
  const body = new URLSearchParams({ ...secrets, ...fields });
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const response = await fetch(path, { method: 'POST', body, signal: giveUp.signal });
    return (await response.json()) as object;
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'The payments sandbox does not answer. Please try again.' },
    };
  } finally {
    clearTimeout(timer);
  }
}
