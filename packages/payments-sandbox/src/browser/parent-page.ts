/** What the page around this frame has said after the `#`: key, secret of the intent, its own origin, colours. */
export const frameOptions = new URLSearchParams(location.hash.slice(1));

/** Tells the page around this frame, and no other. */
export function notifyParent(message: object): void {
  parent.postMessage(message, frameOptions.get('parent') ?? '');
}

/** Answers what the page around this frame asks. */
export function handleRequest(name: string, find: () => Promise<object>): void {
  window.addEventListener('message', async (event: MessageEvent<{ name: string; id: string }>) => {
    if (event.source !== parent || event.data.name !== name) return;
    notifyParent({ name: 'result', id: event.data.id, result: await find() });
  });
}

/** Asks the sandbox about this frame's intent; never rejects. */
export async function postToSandbox(path: string, fields: Record<string, string> = {}): Promise<object> {
  const secrets = { key: frameOptions.get('key') ?? '', client_secret: frameOptions.get('client_secret') ?? '' };
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams({ ...secrets, ...fields }) });
    return (await response.json()) as object;
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'The payments sandbox does not answer. Please try again.' },
    };
  }
}
