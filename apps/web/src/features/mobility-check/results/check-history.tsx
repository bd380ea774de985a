import type { MobilityCheck, MobilityPart } from '@trueswing/contracts';
import { checkParts } from '@trueswing/domain';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import type { ReadValue, TrendPoint } from '../../../ui/charts/trend-point.ts';
import { useNow } from '../../../ui/use-now.ts';

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

/** The turn of each part over time, from the second check on. */
export function CheckHistory({ checks }: { checks: readonly MobilityCheck[] }) {
  const nowMs = useNow(60_000);
  return checkParts.map(({ name, title }) => {
    const points = checks.toReversed().flatMap((check): TrendPoint[] => {
      const reading = readingOf(check, name);
      return reading ? [{ id: check.id, atMs: Date.parse(check.createdAt), reading }] : [];
    });
    if (points.length < 2) return null;
    return (
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
    );
  });
}
