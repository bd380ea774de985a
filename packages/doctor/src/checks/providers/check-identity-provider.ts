import { z } from 'zod';
import { describeFailure } from '../../report/describe-failure.ts';
import { fetchAnswer } from '../../report/fetch-answer.ts';
import { failed, ok, type Result } from '../../report/result.ts';

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});

/** Reads the discovery document of the identity provider. Signs no one in. */
export async function checkIdentityProvider(issuer: string | undefined, publicOrigin: string): Promise<Result[]> {
  if (issuer === undefined) return [ok('not set up: golfers sign in with e-mail and password')];
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    return [judgeDiscovery(await fetchAnswer(url), issuer, publicOrigin)];
  } catch (error) {
    return [
      failed(
        `${url} does not answer: ${describeFailure(error)}`,
        'Correct OIDC_ISSUER, or let the gateway reach it. Meanwhile no one can sign in.',
      ),
    ];
  }
}

export function judgeDiscovery(
  { status, json }: { status: number; json: unknown },
  issuer: string,
  publicOrigin: string,
): Result {
  const parsed = discoverySchema.safeParse(json);
  if (status !== 200 || !parsed.success) {
    return failed(
      `${issuer} has no discovery document (answer ${status})`,
      'Set OIDC_ISSUER to the address before /.well-known/openid-configuration.',
    );
  }
  if (parsed.data.issuer !== issuer && parsed.data.issuer !== `${issuer}/`) {
    return failed(
      `the provider calls itself ${parsed.data.issuer}, not ${issuer}`,
      'Set OIDC_ISSUER to the name that it uses.',
    );
  }
  return ok(`${issuer} answers. Its client must allow ${publicOrigin}/api/auth/oidc/callback`);
}
