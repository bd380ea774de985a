import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
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

/**
 * A real identity provider on loopback. It signs in the current `identity` without a login form. All clients connect
 * through `link`, a proxy that can inject faults.
 */
export class OidcTestProvider {
  readonly issuer: string;
  identity: TestIdentity = { sub: 'no-one' };
  /** Whether the golfer denies the sign-in at the provider. */
  refuses = false;
  readonly link: TcpFaultProxy;
  readonly #server: Server;

  private constructor(Library: typeof Provider, server: Server, link: TcpFaultProxy, redirectUri: string) {
    this.#server = server;
    this.link = link;
    this.issuer = `http://127.0.0.1:${link.port}`;
    const provider = this.#createProvider(Library, redirectUri);
    const serve = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
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

  async stop(): Promise<void> {
    await this.link.stop();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #createProvider(Library: typeof Provider, redirectUri: string): Provider {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
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
