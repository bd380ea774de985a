import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../ui/card.tsx';
import { newestSwingQuery } from './newest-swing.queries.ts';

/** Shown instead of the form when no upload is left. What was uploaded, also just before a reload, is one tap away. */
export function UploadGate({ isPremium }: { isPremium: boolean }) {
  const { data: newestId } = useQuery(newestSwingQuery);
  return (
    <Card className="mt-2 flex flex-col gap-4">
      <h1 className="text-2xl">{isPremium ? 'Weekly Upload Limit Reached' : 'Upload Limit Reached'}</h1>
      <p>
        {isPremium
          ? 'You have uploaded both clubs this week. The next uploads open on Sunday at midnight (CT).'
          : "You've used your free video upload. Upgrade to premium for weekly uploads."}
      </p>
      {!isPremium && <ButtonLink to={paths.plans}>Upgrade Now</ButtonLink>}
      {/* The loading screen shows how far an analysis is, and goes on to a finished one. */}
      <ButtonLink to={newestId ? paths.analysisLoading(newestId) : paths.analyses} kind="outline">
        See Your Analysis
      </ButtonLink>
      <ButtonLink to={paths.home} kind="outline">
        Return to Dashboard
      </ButtonLink>
    </Card>
  );
}
