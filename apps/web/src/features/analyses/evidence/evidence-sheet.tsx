import type { EvidenceNumber } from '@trueswing/swing';
import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { KeyFrame } from './key-frame.tsx';
import type { Moment } from './moment-of.ts';

interface EvidenceSheetProps {
  title: string;
  onClose(): void;
  moment: Moment | null;
  /** A picture beside the frame; the numbers then stand below both. */
  picture?: ReactNode;
  numbers: readonly EvidenceNumber[];
  /** Meaning of the sentence. */
  means: string;
  /** Why it comes first. */
  why?: string;
  drill?: string | undefined;
  exercises?: readonly string[] | undefined;
  /** Sentence about what comes after it. */
  next?: string;
  /** Where the limit comes from. */
  source?: string | undefined;
  /** Parts below: what changed, and where its number can be made the golfer's goal. */
  children?: ReactNode;
}

/** Shows what a sentence of the report rests on: its number, what is usual, the frame, and what to try. */
export function EvidenceSheet({
  title,
  onClose,
  moment,
  picture,
  numbers,
  means,
  why,
  drill,
  exercises = [],
  next,
  source,
  children,
}: EvidenceSheetProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="flex items-start gap-4">
        {moment && <KeyFrame moment={moment} onShow={onClose} />}
        {picture || <Numbers numbers={numbers} />}
      </div>
      {picture && <Numbers numbers={numbers} />}
      {means && <p>{means}</p>}
      {why && <p>{why}</p>}
      {drill && <Drill text={drill} />}
      {exercises.length > 0 && (
        <div>
          <h3 className="eyebrow mb-1 text-muted">Train this</h3>
          <ul className="list-disc space-y-1 pl-5 marker:text-fairway">
            {exercises.map((exercise) => (
              <li key={exercise}>{exercise.charAt(0).toUpperCase() + exercise.slice(1)}</li>
            ))}
          </ul>
        </div>
      )}
      {next && <p>{next}</p>}
      {source && <p className="text-sm text-muted">{source}</p>}
      {children}
    </Dialog>
  );
}

function Numbers({ numbers }: Pick<EvidenceSheetProps, 'numbers'>) {
  return (
    <dl className="flex min-w-0 grow flex-col gap-4">
      {numbers.map(({ label, reading, norm }) => (
        <div key={label}>
          <dt className="eyebrow text-muted">{label}</dt>
          <dd className="mt-0.5">
            <span className="numeral block text-xl leading-tight text-balance">{reading}</span>
            {norm && <span className="mt-1 block text-sm text-muted">{norm}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what to try on the range. */
function Drill({ text }: { text: string }) {
  return (
    <div className="flex gap-3 rounded-control bg-fairway-tint p-4">
      <Target aria-hidden className="mt-0.5 size-5 shrink-0 text-fairway" />
      <div>
        <h3 className="eyebrow text-fairway">Try this</h3>
        <p className="mt-0.5">{text}</p>
      </div>
    </div>
  );
}
