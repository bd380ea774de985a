const timeoutMs = 12_000;

export interface Answer {
  status: number;
  /** Where it comes from, after redirects. */
  url: string;
  /** Parsed JSON; undefined if it is something else. */
  json: unknown;
}

/** Calls an address. @throws when nothing answers within 12 s */
export async function fetchAnswer(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const text = await answer.text();
  return { status: answer.status, url: answer.url, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
