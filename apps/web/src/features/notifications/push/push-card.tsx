import { useQuery } from '@tanstack/react-query';
import type { PushState, PushType } from '@trueswing/contracts';
import { useEffect } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { whenGolferLeaves } from '../../../shared/session/end-session.ts';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { type BrowserPush, unsubscribe, useBrowserPush } from './browser-push.ts';
import { pushQuery, useChooseTypes } from './push.queries.ts';

const choices: readonly { type: PushType; label: string; hint: string }[] = [
  { type: 'analysis', label: 'Your analysis is finished', hint: 'See your next step as soon as it is ready.' },
  { type: 'goal', label: 'Your goal needs swings', hint: 'While your swings still make it to its date.' },
  { type: 'streak', label: 'Your streak is at risk', hint: 'On Saturday, while one exercise still saves it.' },
  { type: 'recap', label: 'Your recap of the month', hint: 'On the first of a month, when the last one is summed up.' },
];

/** Why there is nothing to choose, and what to do. */
const obstacles: Readonly<Record<Exclude<BrowserPush, 'ready'> | 'off', string>> = {
  unsupported: 'This browser cannot get notifications. You find all of them under the bell.',
  'not-installed': 'First add TrueSwing to your Home Screen. Open it from there, then turn notifications on here.',
  denied: 'Your browser blocks notifications from TrueSwing. Allow them in its settings, then come back.',
  off: 'We cannot send notifications to your device yet. You find all of them under the bell.',
};

/** Choice of the notifications that are sent to this device. */
export function PushCard() {
  const browser = useBrowserPush();
  // The next golfer who uses this browser gets nothing that is for this one.
  useEffect(() => whenGolferLeaves(() => void unsubscribe().catch(() => undefined)), []);
  return (
    <Card title="Notifications on This Device">
      {browser === 'ready' ? <PushSettings /> : <InfoNote>{obstacles[browser]}</InfoNote>}
    </Card>
  );
}

function PushSettings() {
  const { data, error, refetch } = useQuery(pushQuery);
  if (data)
    return data.publicKey === null ? (
      <InfoNote>{obstacles.off}</InfoNote>
    ) : (
      <Choices {...data} publicKey={data.publicKey} />
    );
  if (!error) return <Skeleton className="h-76" />;
  const fallback = 'We could not load your notifications. Please try again.';
  return <LoadError error={error} fallback={fallback} onRetry={() => void refetch()} />;
}

function Choices({ publicKey, types }: PushState & { publicKey: string }) {
  const choose = useChooseTypes({ publicKey });
  const chosen = (choose.isPending ? choose.variables : types) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">At most one a day in US Central time, and none at night.</p>
      {choices.map(({ type, label, hint }) => (
        <SwitchField
          key={type}
          label={label}
          hint={hint}
          isOn={chosen.includes(type)}
          onChange={(isOn) => choose.mutate(isOn ? [...chosen, type] : chosen.filter((each) => each !== type))}
        />
      ))}
    </div>
  );
}
