import { useQuery } from '@tanstack/react-query';
import { planOf, unlimited } from '@trueswing/domain';
import { KeyRound } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatLongDate } from '../../../ui/format-date.ts';
import { usageLimitsQuery } from './profile.queries.ts';

export function AccountDetailsCard() {
  const user = useUser();
  const { data: limits } = useQuery(usageLimitsQuery);
  // The user record has the same numbers until the limits are loaded.
  const uploads = limits?.videoUploads ?? { used: user.videoUploadsUsed, limit: planOf(user.isPremium).uploads };
  return (
    <Card title="Account Details" className="flex flex-col gap-4">
      <Facts
        facts={[
          ['Member since', formatLongDate(user.createdAt)],
          ['Your plan', user.isPremium ? 'Premium' : 'Free'],
          ['Videos uploaded', usage(uploads)],
        ]}
      />
      {user.hasPassword ? (
        // The server redirects to our screen.
        <ButtonLink to={paths.login} reloadDocument kind="outline">
          <KeyRound aria-hidden className="size-5" /> Change Password
        </ButtonLink>
      ) : (
        <p className="text-sm text-muted">You change your password in the account that you sign in with.</p>
      )}
    </Card>
  );
}

/** A golfer whose Premium has ended may have uploaded more than the limit that is valid now: then only the count is shown. */
function usage({ used, limit }: { used: number; limit: number }): string {
  if (limit >= unlimited) return `${used} (unlimited)`;
  return used > limit ? String(used) : `${used} of ${limit}`;
}
