import { useQuery } from '@tanstack/react-query';
import { mobilityCheckVersion } from '@trueswing/domain';
import { useCallback, useState } from 'react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { mobilityChecksQuery } from '../../shared/mobility-checks.queries.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { CheckIntro } from './check-intro.tsx';
import { useSaveCheck } from './mobility-checks.queries.ts';
import { CheckHistory } from './results/check-history.tsx';
import { CheckResults } from './results/check-results.tsx';
import { LastCheck } from './results/last-check.tsx';
import type { PartResults } from './run/check-run.ts';
import { RunScreen } from './run/run-screen.tsx';
import { hasTurn, readUnsaved, saveUnsaved, type UnsavedCheck } from './stored-parts.ts';

/** How far the golfer's body turns, measured with the phone: cautions, the check, its result, and the checks before. */
export default function MobilityCheckPage() {
  const { id: userId } = useUser();
  const checks = useQuery(mobilityChecksQuery);
  const save = useSaveCheck();
  const [screen, setScreen] = useState<'intro' | 'run' | 'result'>('intro');
  const [check, setCheck] = useState<UnsavedCheck>(() => readUnsaved(userId) ?? newCheck());

  const keep = useCallback(
    (results: PartResults) => {
      setCheck((before) => {
        const after = { ...before, results };
        if (hasTurn(results)) saveUnsaved(userId, after);
        return after;
      });
    },
    [userId],
  );
  const { mutate } = save;
  const store = useCallback(
    ({ id, results }: UnsavedCheck) => {
      if (!hasTurn(results)) return;
      const part = (name: keyof PartResults) => results[name]?.summary ?? null;
      const parts = { chest: part('chest'), hips: part('hips'), separation: part('separation') };
      mutate(
        { id, method: 'phone', version: mobilityCheckVersion, parts },
        { onSuccess: () => saveUnsaved(userId, null) },
      );
    },
    [mutate, userId],
  );
  const finish = useCallback(
    (results: PartResults) => {
      setScreen('result');
      store({ id: check.id, results });
    },
    [check.id, store],
  );
  const again = () => {
    saveUnsaved(userId, null);
    setCheck(newCheck());
    save.reset();
    setScreen('intro');
  };

  return (
    <div className="flex flex-col gap-5">
      <h1 className={screen === 'run' ? 'sr-only' : 'text-2xl'}>Mobility Check</h1>
      {screen === 'intro' && (
        <>
          <CheckIntro onStart={() => setScreen('run')} isUnfinished={hasTurn(check.results)} />
          {checks.error && (
            <LoadError
              error={checks.error}
              fallback="We could not load your earlier checks."
              onRetry={() => void checks.refetch()}
            />
          )}
          {checks.data?.[0] && <LastCheck check={checks.data[0]} />}
          {checks.data && checks.data.length > 1 && (
            <Card title="Over time">
              <div className="flex flex-col gap-6">
                <CheckHistory checks={checks.data} />
              </div>
            </Card>
          )}
        </>
      )}
      {screen === 'run' && <RunScreen results={check.results} onPart={keep} onFinish={finish} />}
      {screen === 'result' && (
        <CheckResults
          results={check.results}
          isSaved={save.isSuccess}
          failure={save.error ? { error: save.error, onRetry: () => store(check), isBusy: save.isPending } : null}
          onAgain={again}
        />
      )}
    </div>
  );
}

const newCheck = (): UnsavedCheck => ({ id: crypto.randomUUID(), results: {} });
