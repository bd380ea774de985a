import type { ListedSwing } from '@trueswing/contracts';
import { notMeasured, readMobilityFigure } from './mobility-figure.ts';
import { finishedDetails } from './state-of-analysis.ts';

/** The three mobility numbers in brief. The analysis itself shows why a number is missing. */
export function MobilityFigures({ analysis }: { analysis: ListedSwing }) {
  const details = finishedDetails(analysis);
  if (!details) return null;
  const { shoulderTurnDeg, hipRotationDeg, xFactorDeg } = details.measurements;
  const figures = [
    { name: 'Shoulder', read: readMobilityFigure(shoulderTurnDeg) },
    { name: 'Hip', read: readMobilityFigure(hipRotationDeg) },
    { name: 'X-Factor', read: readMobilityFigure(xFactorDeg) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {figures.map(({ name, read }) => (
        <div key={name} className="rounded-xl bg-paper px-2 py-2.5">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd className="mt-1">
            {read && <span className="numeral block text-2xl">{read.figure}</span>}
            <span className="block text-sm leading-tight text-muted">{read ? read.range : notMeasured}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
