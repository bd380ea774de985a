import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { TcpFaultProxy } from './tcp-fault-proxy.ts';

export interface TestIdentity {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

const clientId = 'trueswing-test';
const clientSecret = 'the client secret of the tests';
const keyId = 'the-key-of-the-tests';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A real identity provider on loopback. It signs in the current `identity` without a login form. All clients connect
 * through `link`, a proxy that can inject faults.
 */
export class OidcTestProvider {
  readonly issuer: string;
  identity: TestIdentity = { sub: 'no-one' };
  /** Whether the golfer denies the sign-in at the provider. */
  refuses = false;
  /** Changes the JSON of an answer, for a provider that lies or is read on the way: "/token", "/.well-known/openid-configuration". */
  change: ((path: string, answer: Record<string, unknown>) => Record<string, unknown>) | null = null;
  readonly link: TcpFaultProxy;
  readonly #server: Server;
  /** Key of the provider, whose public half it publishes. */
  readonly #key: KeyObject = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  private constructor(Library: typeof Provider, server: Server, link: TcpFaultProxy, redirectUri: string) {
    this.#server = server;
    this.link = link;
    this.issuer = `http://127.0.0.1:${link.port}`;
    const provider = this.#createProvider(Library, redirectUri);
    const serve = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) {
        this.#changeAnswer(request.url ?? '', response);
        return void serve(request, response);
      }
      const result = this.refuses
        ? { error: 'access_denied', error_description: 'the golfer says no' }
        : { login: { accountId: this.identity.sub } };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    });
  }

  static async start(redirectUri: string): Promise<OidcTestProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const link = await TcpFaultProxy.start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    // Imported here because it is large and prints a message when it is loaded.
    const { default: Library } = await import('oidc-provider');
    return new OidcTestProvider(Library, server, link, redirectUri);
  }

  /** Environment variables of a service for this provider. */
  env() {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  }

  /** A token of these claims, signed by the provider (RS256) or by another key that claims to be its own. */
  signToken(claims: object, key = this.#key): string {
    const unsigned = [{ alg: 'RS256', typ: 'JWT', kid: keyId }, claims].map(encode).join('.');
    return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), key).toString('base64url')}`;
  }

  async stop(): Promise<void> {
    await this.link.stop();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** The library ends an answer with its whole body. */
  #changeAnswer(path: string, response: ServerResponse): void {
    const { change } = this;
    if (!change) return;
    const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
    response.end = ((body?: unknown) => {
      if (!String(response.getHeader('content-type')).includes('json')) return end(body);
      const changed = JSON.stringify(change(path, JSON.parse(String(body))));
      response.setHeader('content-length', Buffer.byteLength(changed));
      return end(changed);
    }) as typeof response.end;
  }

  #createProvider(Library: typeof Provider, redirectUri: string): Provider {
    const jwk = { ...this.#key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: keyId };
    return new Library(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [jwk] as never },
      cookies: { keys: ['a key of the tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      pkce: { required: () => true },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...this.identity, sub }) }),
      // Grants the scopes without a consent form.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }
}
