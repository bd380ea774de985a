import { useUser } from '../../app/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useLogOut } from './accounts.queries.ts';

export default function ProfilePage() {
  const user = useUser();
  const logOut = useLogOut();
  const details = [
    ['Name', `${user.firstName} ${user.lastName}`.trim()],
    ['E-mail', user.email],
    ['Handicap', user.handicap === null ? 'Not set' : user.handicap.toFixed(1)],
    ['Plan', user.isPremium ? 'Premium' : 'Free'],
    ['Member since', new Date(user.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Profile</h1>
      <Card title="Account Details">
        <dl className="divide-y divide-line">
          {details.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-3">
              <dt className="shrink-0 text-muted">{name}</dt>
              <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Button kind="outline" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
        Log Out
      </Button>
    </div>
  );
}
