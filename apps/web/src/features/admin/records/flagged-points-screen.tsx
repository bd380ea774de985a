import { adminRoutes, type FlagReason } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { analysesOf } from '../admin-paths.ts';
import { CopyId } from '../copy-id.tsx';
import { useOlderPages } from '../use-older-pages.ts';
import { RecordHead } from './record-head.tsx';
import { RecordList } from './record-list.tsx';

const reasons: Readonly<Record<FlagReason, string>> = {
  'same-video': 'Uploaded the same video again',
  'impossible-pace': 'More exercises than fit into the time',
  'device-clock': 'A workout of a day that has begun nowhere',
};

/** Lists what earned no points because it cannot be honest. */
export function FlaggedPointsScreen() {
  const pages = useOlderPages('flagged-points', (page) => call(adminRoutes.listFlaggedPoints, page));
  return (
    <RecordList
      title="Flagged points"
      text="What earned no points because it cannot be honest, newest first. The golfer lost nothing else."
      empty="Nothing was flagged"
      pages={pages}
    >
      {({ id, at, reason, email, userId, sourceId }) => (
        <>
          <RecordHead at={at}>{reasons[reason]}</RecordHead>
          <p className="text-sm wrap-anywhere">{email ?? 'The account is being deleted.'}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <CopyId id={userId} label={`Copy the user id of flag ${id}`} />
            {reason === 'same-video' && (
              <ButtonLink
                kind="quiet"
                size="small"
                className="-mx-3.5"
                to={analysesOf(sourceId)}
                aria-label={`Analysis of flag ${id}`}
              >
                Analysis
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </RecordList>
  );
}
