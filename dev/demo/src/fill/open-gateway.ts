import {
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  routeRequest,
} from '@trueswing/contracts';
import { buildApp, openDeps, readServiceEnv } from '@trueswing/gateway';
import type { Logger } from '@trueswing/service-kit';

/** The gateway of one golfer, in this process: its own use cases on the running stores, with a clock of its own. */
export interface GolferGateway {
  /** Sets its clock; null lets it be now. */
  setClock(at: Date | null): void;
  /** Calls a route as the golfer who is signed in. @throws if it does not succeed */
  call<C extends RouteContract>(route: C, input: RouteInput<C>): Promise<RouteOutput<C>>;
  /** Sends a form, as the upload screen does. */
  send<C extends RouteContract>(route: C, form: FormData): Promise<RouteOutput<C>>;
  close(): Promise<void>;
}

/** No mail is sent to invented addresses, and no identity provider is asked. */
const leftOut = /^(SMTP_|MAIL_|OIDC_|OTEL_)/;

let golfers = 0;
/** Another loopback address for each golfer, since sign-ins are limited by address. */
function nextAddress(): string {
  golfers += 1;
  return `127.77.${(golfers >> 8) & 255}.${golfers & 255}`;
}

export async function openGateway(variables: Record<string, string>, logger: Logger): Promise<GolferGateway> {
  const env = readServiceEnv(Object.fromEntries(Object.entries(variables).filter(([name]) => !leftOut.test(name))));
  let stoppedAt: Date | null = null;
  const { deps, close } = await openDeps(env, logger, () => stoppedAt ?? new Date());
  // Analyses run in this process too and hold up its event loop, and the only caller waits.
  const app = await buildApp(deps, { refusesUnderPressure: false });
  const remoteAddress = nextAddress();
  let cookie = '';

  async function request<C extends RouteContract>(
    route: C,
    sent: { method: RouteContract['method']; url: string; headers: Record<string, string>; payload?: string | Buffer },
  ): Promise<RouteOutput<C>> {
    const headers = { host: new URL(env.PUBLIC_ORIGIN).host, 'sec-fetch-site': 'same-origin', cookie, ...sent.headers };
    const response = await app.inject({ ...sent, headers, remoteAddress });
    if (response.statusCode >= 300)
      throw new Error(`${sent.method} ${sent.url}: ${response.statusCode} ${response.body}`);
    const session = response.cookies.find(({ name }) => name.endsWith('session'));
    if (session) cookie = `${session.name}=${session.value}`;
    return parseResponse(route, response.statusCode, response.body === '' ? null : response.json());
  }

  return {
    setClock(at) {
      stoppedAt = at;
    },
    call(route, input) {
      const { method, url, headers, body } = routeRequest(route, input);
      const json = body !== undefined && { 'content-type': 'application/json' };
      return request(route, {
        method,
        url,
        headers: { ...headers, ...json },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
    },
    async send(route, form) {
      const encoded = new Response(form);
      const payload = Buffer.from(await encoded.arrayBuffer());
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      return request(route, { method: route.method, url: route.path, headers, payload });
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
