import type { MobilityCheck, MobilityPart } from '@trueswing/contracts';
import { checkParts } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import type { ReadValue, TrendPoint } from '../../../ui/charts/trend-point.ts';
import { useNow } from '../../../ui/use-now.ts';
import { listMadeAlike } from './compare-checks.ts';

/** The smaller side stands for a part, because it is the one that limits. */
function readingOf(check: MobilityCheck, part: MobilityPart): ReadValue | null {
  const summary = check.parts[part];
  const sides = [summary?.right, summary?.left].filter((turn) => turn != null);
  const smaller = sides.toSorted((a, b) => a.turnDeg - b.turnDeg)[0];
  return smaller ? { value: smaller.turnDeg, plusMinus: smaller.plusMinusDeg } : null;
}

const describe = (reading: TrendPoint['reading']): string =>
  'withheld' in reading
    ? reading.withheld
    : `${Math.round(reading.value)}°, give or take ${Math.ceil(reading.plusMinus ?? 0)}°`;

/** The turn of each part over time, from the second check on that was made as the newest one: by sensors or from videos. */
export function CheckHistory({ checks }: { checks: readonly MobilityCheck[] }) {
  const nowMs = useNow(60_000);
  const alike = listMadeAlike(checks);
  const charts = checkParts.flatMap(({ name, title }) => {
    const points = alike.toReversed().flatMap((check): TrendPoint[] => {
      const reading = readingOf(check, name);
      return reading ? [{ id: check.id, atMs: Date.parse(check.createdAt), reading }] : [];
    });
    return points.length < 2 ? [] : [{ name, title, points }];
  });
  if (charts.length === 0) return null;
  const isFilmed = alike[0]?.method === 'film';
  return (
    <Card title="Over time">
      {checks.some(({ method }) => method !== alike[0]?.method) && (
        <p className="mb-4 text-sm text-muted">
          These are your checks {isFilmed ? 'from a video' : 'by your phone’s sensors'}. Others read a body differently.
        </p>
      )}
      <div className="flex flex-col gap-6">
        {charts.map(({ name, title, points }) => (
          <TrendChart
            key={name}
            title={`${title}, smaller side`}
            points={points}
            pointName="check"
            nowMs={nowMs}
            minSpan={20}
            describe={describe}
            formatTick={(value) => `${Math.round(value)}°`}
          />
        ))}
      </div>
    </Card>
  );
}
