import type { MobilityCheck } from '@trueswing/contracts';
import { checkParts, isCheckDue } from '@trueswing/domain';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useDeleteCheck } from '../mobility-checks.queries.ts';
import { ChangeSince } from './change-since.tsx';

const figure = (turn: { turnDeg: number } | null | undefined): string => (turn ? `${Math.round(turn.turnDeg)}°` : '–');

/** A video is less accurate than the sensors, so its width is said beside it. */
function filmedText({ parts }: MobilityCheck): string {
  const sides = [parts.chest, parts.hips].flatMap((part) => [part?.left, part?.right]);
  const widest = Math.max(0, ...sides.map((side) => side?.plusMinusDeg ?? 0));
  return `Read from a video, give or take ${Math.ceil(widest)}°. Your phone’s sensors measure more closely.`;
}

/** The newest check as a table, what changed since an earlier one, and its removal. */
export function LastCheck({ check, earlier }: { check: MobilityCheck; earlier: readonly MobilityCheck[] }) {
  const remove = useDeleteCheck();
  const isDue = isCheckDue(Date.parse(check.createdAt), useNow(60_000));
  return (
    <Card title={`Last check, ${formatDate(check.createdAt)}`}>
      {check.method === 'film' && <p className="mb-3 text-sm text-muted">{filmedText(check)}</p>}
      {isDue && <InfoNote>Four weeks have passed. It is time to check again.</InfoNote>}
      <table className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col">Turn</th>
            <th scope="col" className="text-right">
              Left
            </th>
            <th scope="col" className="text-right">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {checkParts.map(({ name, title }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 font-semibold">
                {title}
              </th>
              <td className="numeral text-right text-xl">{figure(check.parts[name]?.left)}</td>
              <td className="numeral text-right text-xl">{figure(check.parts[name]?.right)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ChangeSince check={check} earlier={earlier} />
      <Button
        kind="danger"
        size="small"
        className="mt-3"
        isBusy={remove.isPending}
        onClick={() => {
          if (window.confirm('Delete this check? This cannot be undone.')) remove.mutate(check.id);
        }}
      >
        Delete this check
      </Button>
    </Card>
  );
}
