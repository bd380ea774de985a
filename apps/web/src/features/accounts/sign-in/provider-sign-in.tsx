import { useQuery } from '@tanstack/react-query';
import { errorCatalog, errorCodeSchema } from '@trueswing/contracts';
import { useSearchParams } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/session/client-config.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';

/** The sign-in with an identity provider, if there is one, and the error with which it redirected back. */
export function ProviderSignIn({ isOnlyWay = false }: { isOnlyWay?: boolean }) {
  const [search] = useSearchParams();
  const { data: config } = useQuery(clientConfigQuery);
  const error = search.get('error');
  return (
    <>
      {error !== null && <ErrorNote>{sentenceOfCode(error)}</ErrorNote>}
      {config?.hasIdentityProvider && (
        <>
          <Button onClick={() => window.location.assign(paths.login)}>
            {error === null ? 'Continue with Single Sign-On' : 'Try Again'}
          </Button>
          {!isOnlyWay && (
            <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              or with e-mail and password
            </p>
          )}
        </>
      )}
    </>
  );
}

/** The URL is untrusted: an unknown code gets the default sentence. */
function sentenceOfCode(code: string): string {
  const known = errorCodeSchema.safeParse(code);
  return errorCatalog[known.success ? known.data : 'sign-in-refused'].message;
}
