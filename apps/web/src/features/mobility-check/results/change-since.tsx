import type { MobilityCheck } from '@trueswing/contracts';
import { sayNextStep } from '@trueswing/swing';
import type { ComponentType, ReactNode } from 'react';
import { formatDate } from '../../../ui/format-date.ts';
import { compareChecks, findCheckBefore, type TurnChange } from './compare-checks.ts';

interface ChangeSinceProps {
  check: Pick<MobilityCheck, 'parts' | 'method' | 'version'>;
  /** Newest first. */
  earlier: readonly MobilityCheck[];
  /** Stands around the change, where there is one to show. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/** The last part of a card. */
const CardPart = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 border-t border-line pt-3">{children}</div>
);

/**
 * Shows what changed since the check before that was made in the same way, each turn beside its noise. Nothing where no turn was
 * measured in both.
 */
export function ChangeSince({ check, earlier, frame: Frame = CardPart }: ChangeSinceProps) {
  const found = findCheckBefore(check, earlier);
  if (!found) return null;
  if ('reason' in found) {
    return (
      <Frame>
        <p className="text-sm text-muted">{sayNextStep('check', found.reason)}</p>
      </Frame>
    );
  }
  const { before } = found;
  const changes = compareChecks(check, before);
  if (changes.length === 0) return null;
  return (
    <Frame>
      <h3 className="eyebrow mb-2 text-muted">Since {formatDate(before.createdAt)}</h3>
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <li key={`${change.part} ${change.side}`} className="flex items-baseline justify-between gap-3">
            <span>
              <span className="block leading-tight font-semibold">
                {change.title}, {change.side}
              </span>
              <span className="text-sm text-muted">{describe(change)}</span>
            </span>
            <span className="numeral shrink-0 text-xl">{signed(change.changeDeg)}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const describe = ({ isBeyondNoise, noiseDeg }: TurnChange): string =>
  isBeyondNoise ? `More than the noise of ${noiseDeg}°` : `Within the noise of ${noiseDeg}°`;

const signed = (deg: number): string => (deg === 0 ? '0°' : `${deg > 0 ? '+' : '−'}${Math.abs(deg)}°`);
