import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Behavior of the server at a request. Texts are the content of the assistant's message. */
export type LlmBehavior =
  | { readonly kind: 'answer'; readonly text: string }
  /** Rejects a JSON schema and a seed, as some servers do. Answers a request for plain JSON. */
  | { readonly kind: 'plain-json-only'; readonly text: string }
  /** Rejects a temperature and `max_tokens`, as models that reason do. Answers a request without them. */
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly message?: string }
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'huge-body'; readonly megabytes: number }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'empty-choices' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'slow-headers'; readonly delayMs: number; readonly text: string }
  | { readonly kind: 'trickle'; readonly everyMs: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'reset-in-body' };

export interface LlmRequest {
  readonly authorization: string | undefined;
  readonly body: string;
  readonly atMs: number;
}

/** A chat-completions server on loopback with scripted behavior: one behavior per request; the last one repeats. */
export class MisbehavingLlmServer {
  readonly requests: LlmRequest[] = [];
  readonly #server: Server;
  #script: LlmBehavior[] = [{ kind: 'empty-choices' }];

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response).catch(() => undefined));
  }

  static async start(): Promise<MisbehavingLlmServer> {
    const llm = new MisbehavingLlmServer();
    llm.#server.listen(0, '127.0.0.1');
    await once(llm.#server, 'listening');
    return llm;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Clears the recorded requests and sets the script for the next ones. */
  behave(...script: [LlmBehavior, ...LlmBehavior[]]): void {
    this.requests.length = 0;
    this.#script = script;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization } = request.headers;
    this.requests.push({ authorization, body: Buffer.concat(chunks).toString(), atMs: performance.now() });
    const behavior = this.#script[this.requests.length - 1] ?? this.#script.at(-1);
    if (behavior) perform(behavior, this.requests.at(-1)?.body ?? '', response);
  }
}

function perform(behavior: LlmBehavior, requestBody: string, response: ServerResponse): void {
  const json = (body: string, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  switch (behavior.kind) {
    case 'answer':
      json(completion({ content: behavior.text }));
      return;
    case 'plain-json-only':
      if (/"json_schema"|"seed"/.test(requestBody)) json('{"error":{"message":"unknown parameter"}}', 400);
      else json(completion({ content: behavior.text }));
      return;
    case 'reasoning': {
      const parameter = ['max_tokens', 'temperature'].find((each) => requestBody.includes(`"${each}"`));
      if (parameter) json(JSON.stringify({ error: { message: rejection(parameter) } }), 400);
      else json(completion({ content: behavior.text }));
      return;
    }
    case 'status':
      if (behavior.retryAfter !== undefined) response.setHeader('retry-after', behavior.retryAfter);
      json(JSON.stringify({ error: { message: behavior.message ?? 'scripted status' } }), behavior.status);
      return;
    case 'body':
      json(behavior.body);
      return;
    case 'huge-body':
      sendMegabytes(response, behavior.megabytes);
      return;
    case 'refusal':
      json(completion({ content: null, refusal: 'I cannot help with that.' }));
      return;
    case 'empty-choices':
      json('{"id":"1","object":"chat.completion","created":1,"model":"test","choices":[]}');
      return;
    case 'hang':
      return;
    case 'slow-headers': {
      const timer = setTimeout(() => json(completion({ content: behavior.text })), behavior.delayMs);
      response.once('close', () => clearTimeout(timer));
      return;
    }
    case 'trickle': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), behavior.everyMs);
      response.once('close', () => clearInterval(timer));
      return;
    }
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'reset-in-body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":', () => response.socket?.resetAndDestroy());
  }
}

/** OpenAI's own sentences. */
const rejection = (parameter: string): string =>
  parameter === 'max_tokens'
    ? "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    : "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.";

const completion = (message: { content: string | null; refusal?: string }): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
  });

function sendMegabytes(response: ServerResponse, megabytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1 << 20, ' ');
  let left = megabytes;
  const send = (): void => {
    while (left-- > 0 && !response.destroyed) {
      if (!response.write(chunk)) {
        response.once('drain', send);
        return;
      }
    }
    response.end();
  };
  send();
}
