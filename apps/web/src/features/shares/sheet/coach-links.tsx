import { useQuery } from '@tanstack/react-query';
import type { AnalysisId, Share } from '@trueswing/contracts';
import { shareRules } from '@trueswing/domain';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { sharesQuery, useCreateShare, useRevokeShare } from '../shares.queries.ts';
import { CreatedLink, NewLinkForm } from './new-link.tsx';

/** Creates links for a coach, and turns them off. */
export function CoachLinks({ analysisId }: { analysisId: AnalysisId }) {
  const { data: shares = [], error, refetch } = useQuery(sharesQuery(analysisId));
  const create = useCreateShare(analysisId);
  // A link that is turned off must not be sent, and makes room for another.
  const withdrawLink = (shareId: string) => {
    if (create.data?.id === shareId) create.reset();
  };
  const isFull = shares.length >= shareRules.maxLinks;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-lg">Coach link</h3>
        <p className="text-sm text-muted">
          Your coach sees this swing and can comment on it, without an account. Nothing else of yours is shown. A link
          works for {shareRules.lifetimeDays} days, or until you turn it off.
        </p>
      </div>
      {create.data && <CreatedLink token={create.data.token} />}
      {!create.data && !isFull && <NewLinkForm create={create} />}
      {!create.data && isFull && (
        <p className="font-semibold">You have {shareRules.maxLinks} links. Turn one off to create another.</p>
      )}
      {error && (
        <LoadError
          error={error}
          fallback="We could not load your links. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {shares.length > 0 && (
        <ul aria-label="Your links" className="divide-y divide-line">
          {shares.map((share) => (
            <LinkRow key={share.id} analysisId={analysisId} share={share} onRevoked={withdrawLink} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LinkRowProps {
  analysisId: AnalysisId;
  share: Share;
  onRevoked(shareId: string): void;
}

function LinkRow({ analysisId, share, onRevoked }: LinkRowProps) {
  const revoke = useRevokeShare(analysisId, onRevoked);
  const created = formatDate(share.createdAt);
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold">Link of {created}</p>
        <p className="text-sm wrap-anywhere text-muted">
          Works until {formatDate(share.expiresAt)}
          {share.golferName && ` · shows “${share.golferName}”`}
        </p>
      </div>
      <Button
        kind="outline"
        size="small"
        className="shrink-0"
        isBusy={revoke.isPending}
        aria-label={`Turn off the link of ${created}`}
        onClick={() => revoke.mutate(share.id)}
      >
        Turn Off
      </Button>
    </li>
  );
}
