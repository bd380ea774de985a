import { AppError, type Logger } from '@trueswing/service-kit';
import * as oidc from 'openid-client';
import type { Env } from '../../../env.ts';
import type { Identity } from './identities.repository.ts';

/** What the provider says of a golfer; it is not bound to say anything but who. */
export interface IdentityClaims extends Identity {
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Secrets of one login, made before it and checked after it. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity provider of this deployment. Every method throws AppError `sign-in-provider-away` within its deadline. */
export interface IdentityProvider {
  /** Where the browser goes to sign in. */
  authorizationUrl(login: LoginSecrets): Promise<string>;
  /** @throws AppError `sign-in-refused` when the answer is not what this login asked for, or the golfer said no */
  redeem(callbackUrl: URL, login: LoginSecrets): Promise<IdentityClaims>;
}

/** Longest wait for each answer of the provider, in seconds. */
const answerS = 5;
/** So often its endpoints are looked up anew. */
const freshMs = 3_600_000;
const scope = 'openid email profile';

/** null where golfers sign in with passwords of ours. Discovery is lazy: a provider that is away stops no start. */
export function openIdentityProvider(env: Env, logger: Logger): IdentityProvider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const issuer = new URL(OIDC_ISSUER);
  const redirectUri = `${env.PUBLIC_ORIGIN}/api/auth/oidc/callback`;
  let known: { config: oidc.Configuration; untilMs: number } | undefined;

  const configuration = async (): Promise<oidc.Configuration> => {
    if (known && performance.now() < known.untilMs) return known.config;
    const config = await oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: answerS,
      // The signature is checked although the token comes straight from the provider. Plain http: see the environment.
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    });
    known = { config, untilMs: performance.now() + freshMs };
    return config;
  };

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = oidc.buildAuthorizationUrl(await asking(logger, configuration), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    redeem: (callbackUrl, login) =>
      asking(logger, async () => {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
          expectedState: login.state,
          expectedNonce: login.nonce,
          pkceCodeVerifier: login.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const told = claims.email === undefined ? await readUserInfo(config, tokens.access_token, claims.sub) : claims;
        return toIdentityClaims({ ...told, iss: claims.iss, sub: claims.sub });
      }),
  };
}

async function readUserInfo(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return await oidc.fetchUserInfo(config, accessToken, subject);
}

function toIdentityClaims(claims: Record<string, unknown> & { iss: string; sub: string }): IdentityClaims {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() || undefined : undefined);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text('email')?.toLowerCase(),
    firstName: text('given_name') ?? text('name'),
    lastName: text('family_name'),
  };
}

/** Answers that were given, but are not the ones that this login asked for. */
const refusalCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

async function asking<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const isRefusal =
      cause instanceof oidc.AuthorizationResponseError ||
      cause instanceof oidc.ResponseBodyError ||
      refusalCodes.has(code);
    // Causes carry the provider's answers, and those carry tokens: only the kind of failure is told.
    logger.warn({ code, kind: cause instanceof Error ? cause.name : 'unknown' }, 'sign-in at the provider failed');
    throw new AppError(isRefusal ? 'sign-in-refused' : 'sign-in-provider-away');
  }
}
