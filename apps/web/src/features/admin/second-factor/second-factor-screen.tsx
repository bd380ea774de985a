import { useQuery } from '@tanstack/react-query';
import type { SecondFactor } from '@trueswing/contracts';
import { useState } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { formatMoment } from '../records/format-moment.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';
import { StartForm } from './start-form.tsx';

/** The admin's name and second factor. */
export function SecondFactorScreen() {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <div>
        <h1 className="text-2xl">Your sign-in</h1>
        {factor && (
          <p className="mt-1 max-w-prose text-muted wrap-anywhere">
            You are signed in as {factor.admin}. The audit shows this name.
          </p>
        )}
      </div>
      {error && (
        <LoadError
          error={error}
          fallback="This could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!factor && !error && <SkeletonCard label="Loading your sign-in" lines={4} />}
      <div className="flex max-w-xl flex-col gap-5">
        {newCodes && <RecoveryCodes codes={newCodes} onClose={() => setNewCodes(null)} />}
        {factor &&
          !newCodes &&
          (factor.since ? (
            <TurnedOn factor={factor} onCodes={setNewCodes} />
          ) : (
            <TurnedOff factor={factor} onCodes={setNewCodes} />
          ))}
      </div>
    </>
  );
}

interface PartProps {
  factor: SecondFactor;
  onCodes(recoveryCodes: string[] | null): void;
}

function TurnedOff({ factor, onCodes }: PartProps) {
  return (
    <Card title="Second factor" className="flex flex-col gap-4">
      {factor.isRequired && (
        <InfoNote kind="care">All admins need a second factor here. Please set yours up first.</InfoNote>
      )}
      <p className="text-muted">
        With a second factor your password alone opens nothing. You also enter a code that your phone shows. Any
        authenticator app will do.
      </p>
      <StartForm onDone={onCodes} />
    </Card>
  );
}

function leftOf(codes: number): string {
  if (codes === 0) return 'No recovery code is left.';
  return codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`;
}

type Change = 'app' | 'recovery-codes' | 'remove';

function TurnedOn({ factor, onCodes }: PartProps) {
  const [change, setChange] = useState<Change | null>(null);
  const done = (codes: string[] | null) => {
    setChange(null);
    onCodes(codes);
  };
  return (
    <Card title="Second factor" className="flex flex-col gap-4">
      <p>
        On since {formatMoment(factor.since ?? '')}. {leftOf(factor.recoveryCodesLeft)}
      </p>
      {factor.recoveryCodesLeft === 0 && (
        <InfoNote kind="care">Please make new recovery codes. Without them a lost phone locks you out.</InfoNote>
      )}
      {change === 'app' && <StartForm replaces onDone={done} />}
      {change === 'recovery-codes' && <CodeForm action="recovery-codes" submit="Make New Codes" onDone={done} />}
      {change === 'remove' && <CodeForm action="remove" submit="Turn Off" onDone={done} />}
      {change ? (
        <Button kind="quiet" onClick={() => setChange(null)}>
          Cancel
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button kind="outline" onClick={() => setChange('recovery-codes')}>
            New Recovery Codes
          </Button>
          <Button kind="outline" onClick={() => setChange('app')}>
            Change the App
          </Button>
          {!factor.isRequired && (
            <Button kind="danger" onClick={() => setChange('remove')}>
              Turn Off
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
