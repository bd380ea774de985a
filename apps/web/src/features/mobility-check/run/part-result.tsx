import type { MeasuredTurn, MobilityPart } from '@trueswing/contracts';
import { checkParts } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import type { PartResult } from './check-run.ts';
import { partMeanings } from './describe-check.ts';

const titleOf = (part: MobilityPart): string => checkParts.find(({ name }) => name === part)?.title ?? part;

/** Both sides of a part in large figures, and what to do better. */
export function PartResultCard({ part, result }: { part: MobilityPart; result: PartResult }) {
  const { summary, advice } = result;
  return (
    <Card title={titleOf(part)}>
      <div className="flex flex-col gap-3">
        {summary ? (
          <dl className="grid grid-cols-2 gap-3 text-center">
            <Side name="Left" turn={summary.left} />
            <Side name="Right" turn={summary.right} />
          </dl>
        ) : (
          <p className="text-muted">{advice ? 'No turn counted.' : 'Skipped.'}</p>
        )}
        {summary?.asymmetryDeg && (
          <p>
            You turn {Math.round(Math.abs(summary.asymmetryDeg))}° farther to the{' '}
            {summary.asymmetryDeg > 0 ? 'right' : 'left'}.
          </p>
        )}
        <p className="text-sm text-muted">{partMeanings[part]}</p>
        {advice && <InfoNote kind="care">{advice}</InfoNote>}
      </div>
    </Card>
  );
}

function Side({ name, turn }: { name: string; turn: MeasuredTurn | null }) {
  return (
    <div className="rounded-xl bg-paper px-2 py-3">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {turn ? (
          <>
            <span className="numeral block text-4xl">{Math.round(turn.turnDeg)}°</span>
            <span className="text-sm text-muted">give or take {Math.ceil(turn.plusMinusDeg)}°</span>
          </>
        ) : (
          <span className="text-muted">Not measured</span>
        )}
      </dd>
    </div>
  );
}
