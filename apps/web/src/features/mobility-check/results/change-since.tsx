import type { MobilityCheck } from '@trueswing/contracts';
import { compareChecks, type TurnChange } from '@trueswing/domain';
import { formatDate } from '../../../ui/format-date.ts';

interface ChangeSinceProps {
  check: MobilityCheck;
  before: MobilityCheck | undefined;
}

/** Shows what changed since the check before, each turn beside its noise. Nothing where no turn was measured in both. */
export function ChangeSince({ check, before }: ChangeSinceProps) {
  const changes = before ? compareChecks(check, before) : [];
  if (!before || changes.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
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
    </div>
  );
}

const describe = ({ isBeyondNoise, noiseDeg }: TurnChange): string =>
  isBeyondNoise ? `More than the noise of ${noiseDeg}°` : `Within the noise of ${noiseDeg}°`;

const signed = (deg: number): string => (deg === 0 ? '0°' : `${deg > 0 ? '+' : '−'}${Math.abs(deg)}°`);
