import { Download, Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onDeviceChange } from '../../shared/device-changes.ts';
import { hasFirstResult } from '../../shared/install/first-result.ts';
import { promptInstall } from '../../shared/install/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DismissButton } from '../../ui/dismiss-button.tsx';
import { dismissHint, isHintDismissed } from './hint-dismissal.ts';
import { installWay } from './install-way.ts';

/** Suggests the app for the home screen after the golfer's first result, until it is there or the golfer has dismissed this for good. */
export default function InstallHint() {
  const way = useSyncExternalStore(onDeviceChange, () =>
    !hasFirstResult() || isHintDismissed() ? 'none' : installWay(),
  );
  if (way === 'none') return null;
  return (
    <Card
      title="TrueSwing on your home screen"
      aside={<DismissButton label="Do not show this again" onDismiss={dismissHint} />}
      className="flex flex-col gap-4"
    >
      <p>It opens with one tap. A workout that you have opened is there without a network.</p>
      {way === 'prompt' ? (
        <Button onClick={() => void promptInstall()}>
          <Download aria-hidden className="size-5" />
          Add to Home Screen
        </Button>
      ) : (
        <p className="flex gap-3 font-semibold">
          <Share aria-hidden className="mt-0.5 size-5 shrink-0 text-fairway" />
          <span>Tap Share in your browser's bar. Then tap Add to Home Screen.</span>
        </p>
      )}
    </Card>
  );
}
