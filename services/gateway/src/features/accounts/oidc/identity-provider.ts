import { toNameText } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import * as oidc from 'openid-client';
import type { Env } from '../../../env.ts';
import { ProviderFailure } from '../sign-in/provider-failure.ts';
import type { Identity } from './identities.repository.ts';

/** Claims that the provider reports of a golfer; only the identity is guaranteed. */
export interface IdentityClaims extends Identity {
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Secrets of one login, generated before it and verified after it. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity provider of this deployment. Every method throws AppError `sign-in-provider-unavailable` within its deadline. */
export interface IdentityProvider {
  /** URL at which the browser signs in. */
  authorizationUrl(login: LoginSecrets): Promise<string>;
  /** @throws AppError `sign-in-refused` when the answer does not belong to this login, or the golfer declined */
  redeem(callbackUrl: URL, login: LoginSecrets): Promise<IdentityClaims>;
}

/** Timeout of each request to the provider, in seconds: the four of a login fit into the time limit of a call. */
const requestTimeoutS = 3;
/** Time after which its endpoints are discovered again. */
const discoveryTtlMs = 3_600_000;
const scope = 'openid email profile';

/** null where golfers sign in with a password. Discovery is lazy, so that the service starts while the provider is down. */
export function openIdentityProvider(env: Env): IdentityProvider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const issuer = new URL(OIDC_ISSUER);
  const redirectUri = `${env.PUBLIC_ORIGIN}/api/auth/oidc/callback`;
  let known: { config: oidc.Configuration; untilMs: number } | undefined;

  const configuration = async (): Promise<oidc.Configuration> => {
    if (known && performance.now() < known.untilMs) return known.config;
    const config = await oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: requestTimeoutS,
      // The signature is verified although the token comes directly from the provider. For plain http see env.ts.
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    });
    known = { config, untilMs: performance.now() + discoveryTtlMs };
    return config;
  };

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = oidc.buildAuthorizationUrl(await mapErrors(configuration), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      // The provider's metadata names the page. The browser goes there without asking.
      const { protocol, host } = issuer;
      const expected = new URL(`${protocol}//${env.OIDC_SIGN_IN_HOST ?? host}`).origin;
      if (url.origin !== expected) {
        const cause = new ProviderFailure(`signs in at ${url.origin}, not at ${expected}: set OIDC_SIGN_IN_HOST`);
        throw new AppError('sign-in-provider-unavailable', { cause });
      }
      return url.href;
    },
    redeem: (callbackUrl, login) =>
      mapErrors(async () => {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
          expectedState: login.state,
          expectedNonce: login.nonce,
          pkceCodeVerifier: login.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const reported =
          claims.email === undefined ? await readUserInfo(config, tokens.access_token, claims.sub) : claims;
        return toIdentityClaims({ ...reported, iss: claims.iss, sub: claims.sub });
      }),
  };
}

async function readUserInfo(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return await oidc.fetchUserInfo(config, accessToken, subject);
}

function toIdentityClaims(claims: Record<string, unknown> & { iss: string; sub: string }): IdentityClaims {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() || undefined : undefined);
  const name = (claim: string) => toNameText(text(claim) ?? '') || undefined;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text('email')?.toLowerCase(),
    firstName: name('given_name') ?? name('name'),
    lastName: name('family_name'),
  };
}

/** Codes of errors where the provider answered, but the answer does not belong to this login. */
const refusalCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

async function mapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const isRefusal =
      cause instanceof oidc.AuthorizationResponseError ||
      cause instanceof oidc.ResponseBodyError ||
      refusalCodes.has(code);
    // The cause may contain the provider's answer with its tokens, so the log gets only the kind of failure.
    const failure = new ProviderFailure([cause instanceof Error ? cause.name : 'unknown', code].join(' ').trim());
    throw new AppError(isRefusal ? 'sign-in-refused' : 'sign-in-provider-unavailable', { cause: failure });
  }
}
