import { useQuery } from '@tanstack/react-query';
import type { MobilityCheckBody } from '@trueswing/contracts';
import { mobilityCheckVersion } from '@trueswing/domain';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { mobilityChecksQuery } from '../../shared/mobility-checks.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { CheckIntro } from './check-intro.tsx';
import { useSaveCheck } from './mobility-checks.queries.ts';
import { ChangeSince } from './results/change-since.tsx';
import { CheckHistory } from './results/check-history.tsx';
import { CheckResults } from './results/check-results.tsx';
import { LastCheck } from './results/last-check.tsx';
import { hasNewTurn, hasTurn, isComplete, type PartResults } from './run/check-run.ts';
import { RunScreen } from './run/run-screen.tsx';
import { deleteUnsaved, readUnsaved, saveUnsaved, type UnsavedCheck } from './unsaved-check.ts';

/** A check that waited for less is dated by when it is saved. */
const noticeableWaitMs = 60_000;

const toMade = (results: PartResults): Pick<MobilityCheckBody, 'parts' | 'method' | 'version'> => {
  const part = (name: keyof PartResults) => results[name]?.summary ?? null;
  return {
    method: 'phone',
    version: mobilityCheckVersion,
    parts: { chest: part('chest'), hips: part('hips'), separation: part('separation') },
  };
};

/** Shows how far the golfer's body turns, measured with the phone: cautions, the check, its result, and the checks before. */
export default function MobilityCheckPage() {
  const { id: userId } = useUser();
  const checks = useQuery(mobilityChecksQuery);
  const save = useSaveCheck();
  const [check, setCheck] = useState(() => readUnsaved(userId, Date.now()));
  // One that is complete waits to be saved, as after a lost connection.
  const [screen, setScreen] = useState<'intro' | 'run' | 'result'>(
    check && isComplete(check.results) ? 'result' : 'intro',
  );
  const heading = useRef<HTMLHeadingElement>(null);

  const start = () => {
    // Not before: an insecure page, which cannot measure, has no random ids.
    startTransition(() => {
      setCheck((unfinished) => unfinished ?? { id: crypto.randomUUID(), measuredAtMs: Date.now(), results: {} });
      setScreen('run');
    });
  };
  const keep = useCallback(
    (results: PartResults) => {
      if (!check || results === check.results) return;
      // A part that is skipped does not make those before it newer.
      const measuredAtMs = hasNewTurn(results, check.results) ? Date.now() : check.measuredAtMs;
      const kept = { id: check.id, measuredAtMs, results };
      setCheck(kept);
      if (hasTurn(results)) saveUnsaved(userId, kept);
    },
    [userId, check],
  );
  const finish = useCallback(() => setScreen('result'), []);
  const { mutate } = save;
  const store = useCallback(() => {
    if (!check || !hasTurn(check.results)) return;
    const waitedMs = Date.now() - check.measuredAtMs;
    const body = {
      id: check.id,
      ...toMade(check.results),
      // A gateway of the version before rejects it.
      ...(waitedMs >= noticeableWaitMs && { waitedMs }),
    };
    mutate(body, { onSuccess: () => deleteUnsaved(userId) });
  }, [mutate, userId, check]);
  useEffect(() => {
    if (screen === 'result') store();
  }, [screen, store]);
  const earlierThan = ({ id, measuredAtMs }: UnsavedCheck) =>
    checks.data?.filter((each) => each.id !== id && Date.parse(each.createdAt) < measuredAtMs) ?? [];
  const startOver = () => {
    deleteUnsaved(userId);
    setCheck(null);
    save.reset();
    setScreen('intro');
    heading.current?.focus();
  };

  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className={screen === 'run' ? 'sr-only' : 'text-2xl outline-none'}>
        Mobility Check
      </h1>
      {screen === 'intro' && (
        <>
          <CheckIntro onStart={start} onStartOver={startOver} isUnfinished={check !== null} />
          {checks.error && (
            <LoadError
              error={checks.error}
              fallback="We could not load your earlier checks."
              onRetry={() => void checks.refetch()}
            />
          )}
          {checks.data?.[0] && <LastCheck check={checks.data[0]} earlier={checks.data.slice(1)} />}
          {checks.data && <CheckHistory checks={checks.data} />}
          <ButtonLink to={paths.progress} kind="outline">
            What really changed
          </ButtonLink>
        </>
      )}
      {screen === 'run' && check && <RunScreen results={check.results} onPart={keep} onFinish={finish} />}
      {screen === 'result' && check && (
        <CheckResults
          results={check.results}
          change={
            hasTurn(check.results) && (
              <ChangeSince check={toMade(check.results)} earlier={earlierThan(check)} frame={Card} />
            )
          }
          saving={{ status: save.status, error: save.error, onRetry: store }}
          onAgain={startOver}
        />
      )}
    </div>
  );
}
