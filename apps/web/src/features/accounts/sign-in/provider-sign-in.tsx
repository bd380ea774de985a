import { useQuery } from '@tanstack/react-query';
import { errorCatalogue, errorCodeSchema } from '@trueswing/contracts';
import { useSearchParams } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/session/client-config.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';

/** The way in by an identity provider, where there is one, and why it failed when the browser comes back with an error. */
export function ProviderSignIn() {
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
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            or with e-mail and password
          </p>
        </>
      )}
    </>
  );
}

/** The address bar is anyone's to fill in: a code that is not in the catalogue gets the plain sentence. */
function sentenceOfCode(code: string): string {
  const known = errorCodeSchema.safeParse(code);
  return errorCatalogue[known.success ? known.data : 'sign-in-refused'].message;
}
