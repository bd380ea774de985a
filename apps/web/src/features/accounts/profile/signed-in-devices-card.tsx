import { useQuery } from '@tanstack/react-query';
import type { Session } from '@trueswing/contracts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { relativeTime } from '../../../shared/relative-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { sessionsQuery, useEndSession } from './profile.queries.ts';

/** The golfer's sessions. Every other device can be signed out here. */
export function SignedInDevicesCard() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  return (
    <Card title="Signed-In Devices">
      {error && (
        <LoadError
          error={error}
          fallback="We could not load your devices. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!sessions && !error && <Skeleton className="h-16" />}
    </Card>
  );
}

function Device({ session }: { session: Session }) {
  const end = useEndSession();
  const nowMs = useNow(60_000);
  const name = session.device ?? 'Unknown device';
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">Last seen: {relativeTime(new Date(session.lastSeenAt), new Date(nowMs))}</p>
      </div>
      {session.isCurrent ? (
        <Badge kind="good">This device</Badge>
      ) : (
        <Button
          kind="outline"
          size="small"
          isBusy={end.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => end.mutate(session.id)}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
