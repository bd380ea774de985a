import { Video } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { canRecord } from '../../../shared/can-record.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenHeader } from '../../../shared/screen-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorNote, ProgressBar, Waiting } from '../../../ui/feedback.tsx';
import { swingSpaceBytes } from '../kept/choose-to-remove.ts';
import { describeSpace } from '../kept/describe-swing.ts';
import type { KeptSwing } from '../kept/swing-store.ts';
import { SwingCard } from './swing-card.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { type LookListener, type LookTurn, useLookTurns } from './use-look-turns.ts';
import { useSwings } from './use-swings.ts';

const StepPlayer = lazy(() => import('../compare/step-player.tsx').then((code) => ({ default: code.StepPlayer })));

interface SwingsScreenProps {
  /** Shown above the swings. */
  note: ReactNode;
  /** Picture and findings of a swing. A first look that is new is kept with the swing; one is taken after the other. */
  lookOf(swing: KeptSwing, turn: LookTurn, on: LookListener): ReactNode;
  /** The way to the analysis of a swing. */
  analyzeOf(swing: KeptSwing): ReactNode;
}

/** The swings on this phone: nothing of them leaves it before the golfer sends one. */
export function SwingsScreen({ note, lookOf, analyzeOf }: SwingsScreenProps) {
  const { swings, isError, change, keepLook, remove } = useSwings();
  const [compared, setCompared] = useState<readonly string[]>([]);
  /** Ids of the swings on the screen. */
  const [shown, setShown] = useState<readonly string[]>([]);
  const { turnOf, noteFailure } = useLookTurns(swings);
  const pair = swings?.filter(({ id }) => compared.includes(id)) ?? [];
  const toggleCompared = (id: string) =>
    setCompared((before) => {
      if (before.includes(id)) return before.filter((other) => other !== id);
      // One that was deleted meanwhile takes no place.
      return [...before.filter((other) => swings?.some((swing) => swing.id === other)), id].slice(-2);
    });
  const played = useMemo(() => swings?.filter(({ id }) => shown.includes(id)) ?? [], [swings, shown]);
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.record, label: 'Back to recording' }}>
        <h1 className="text-2xl">Your swings on this phone</h1>
      </ScreenHeader>
      {isError && (
        <ErrorNote>
          This browser does not let us read what it keeps. Leave private browsing, and open this page again.
        </ErrorNote>
      )}
      <UnsavedNote />
      {!swings && !isError && <Waiting text="Loading..." />}
      {swings?.length === 0 && <NoSwings />}
      {swings && swings.length > 0 && (
        <>
          <Space swings={swings} />
          {note}
          <ul className="flex flex-col gap-5">
            {swings.map((swing) => (
              <SwingCard
                key={swing.id}
                swing={swing}
                look={lookOf(swing, turnOf(swing.id), {
                  onLook: (look) => void keepLook(swing.id, look).catch(() => noteFailure(swing.id)),
                  onFailure: () => noteFailure(swing.id),
                })}
                analyze={analyzeOf(swing)}
                isCompared={compared.includes(swing.id)}
                onWatch={() => setShown([swing.id])}
                onCompare={() => toggleCompared(swing.id)}
                onKeep={(isKept) => void change(swing.id, { isKept })}
                onDelete={() => void remove(swing.id)}
              />
            ))}
          </ul>
          {pair.length > 0 && <CompareBar count={pair.length} onCompare={() => setShown(compared)} />}
        </>
      )}
      {played.length > 0 && (
        <Suspense>
          <StepPlayer swings={played} onClose={() => setShown([])} />
        </Suspense>
      )}
    </div>
  );
}

function Space({ swings }: { swings: readonly KeptSwing[] }) {
  const bytes = swings.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <section aria-label="Space" className="flex flex-col gap-2">
      <ProgressBar share={Math.min(1, bytes / swingSpaceBytes)} label="Space used" />
      <p className="text-sm text-muted">{describeSpace(bytes, swingSpaceBytes)}</p>
      <p className="text-sm text-muted">They stay on this phone until you analyze one. Logging out deletes them.</p>
    </section>
  );
}

function NoSwings() {
  return (
    <EmptyState icon={<Video className="size-7" />} title="No swings yet">
      <p>Set your phone up and hit a few balls. Each swing appears here.</p>
      {canRecord() && (
        <ButtonLink to={paths.record} className="mt-4">
          Record hands-free
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Stays above the tabs, in reach of the thumb, once a swing is chosen. */
function CompareBar({ count, onCompare }: { count: number; onCompare(): void }) {
  return (
    <div
      data-action
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 -mx-4 flex flex-col border-t border-line bg-paper px-4 py-3"
    >
      <Button disabled={count < 2} onClick={onCompare} className="min-h-14 text-lg">
        {count < 2 ? 'Choose another swing' : 'Compare the two'}
      </Button>
    </div>
  );
}
