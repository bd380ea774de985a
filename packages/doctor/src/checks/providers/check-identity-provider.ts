import * as oidc from 'openid-client';
import type { GatewayEnv } from '../../environments/service-env.ts';
import { describeFailure } from '../../report/describe-failure.ts';
import { failed, ok, type Result } from '../../report/result.ts';

const timeoutS = 6;
const discoveryPath = '/.well-known/openid-configuration';

/** Reads the discovery document of the identity provider with the library of the gateway, so by its rules. Signs no one in. */
export async function checkIdentityProvider(env: GatewayEnv): Promise<Result[]> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (issuer === undefined || clientId === undefined)
    return [ok('not set up: golfers sign in with e-mail and password')];
  const url = new URL(issuer);
  try {
    const config = await oidc.discovery(url, clientId, undefined, undefined, {
      timeout: timeoutS,
      execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    });
    return [judgeMetadata(config.serverMetadata(), env, url)];
  } catch (error) {
    return [describeDiscoveryFailure(error, url)];
  }
}

/** Judges the part of the document that a sign-in needs. */
function judgeMetadata(metadata: Readonly<oidc.ServerMetadata>, env: GatewayEnv, issuer: URL): Result {
  const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
  const missing = needed.filter((name) => metadata[name] === undefined);
  if (missing.length > 0) {
    const problem = `the discovery document of ${env.OIDC_ISSUER} has no ${missing.join(' and no ')}`;
    return failed(problem, 'Choose a provider for sign-in.');
  }
  const page = metadata.authorization_endpoint ?? '';
  if (!URL.canParse(page))
    return failed(`the provider's page for sign-in has no whole address: ${page}`, 'Ask the provider.');
  const { origin, host, protocol } = new URL(page);
  const expected = new URL(`${issuer.protocol}//${env.OIDC_SIGN_IN_HOST ?? issuer.host}`).origin;
  if (origin === expected)
    return ok(`${env.OIDC_ISSUER} answers. Its client must allow ${env.PUBLIC_ORIGIN}/api/auth/oidc/callback`);
  return failed(
    `golfers sign in at ${origin}, and the gateway sends them to ${expected} only`,
    protocol === issuer.protocol
      ? `Set OIDC_SIGN_IN_HOST=${host} if that is your provider's.`
      : `Set OIDC_ISSUER to the provider's address with ${protocol}//.`,
  );
}

function describeDiscoveryFailure(error: unknown, issuer: URL): Result {
  const { code, cause } = error as { code?: string; cause?: unknown };
  // `body` is the document; its issuer was compared with OIDC_ISSUER.
  const document = (cause as { body?: { issuer?: string } } | undefined)?.body;
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    return failed(
      `the provider calls itself ${document?.issuer}, not ${issuer.href}`,
      'Set OIDC_ISSUER to the name that it uses.',
    );
  }
  if (cause instanceof Response || code?.startsWith('OAUTH_INVALID') || code?.startsWith('OAUTH_PARSE')) {
    const answer = cause instanceof Response ? ` (answer ${cause.status})` : '';
    return failed(
      `${issuer.href} has no discovery document${answer}`,
      `Set OIDC_ISSUER to the address before ${discoveryPath}. The gateway follows no redirect.`,
    );
  }
  return failed(
    `${issuer.href} does not answer: ${describeFailure(error)}`,
    'Correct OIDC_ISSUER, or let the gateway reach it. Meanwhile no one can sign in.',
  );
}
