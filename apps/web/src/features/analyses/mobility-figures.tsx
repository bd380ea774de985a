import type { ListedSwing } from '@trueswing/contracts';
import { dialRow, isMeasured, isTurn, listedMeasurements } from '@trueswing/swing';
import { notMeasured, readMobilityFigure } from './mobility-figure.ts';
import { finishedDetails } from './state-of-analysis.ts';

const turns = listedMeasurements.filter(isTurn);

/** The three mobility numbers in brief. The analysis itself shows why a number is missing. */
export function MobilityFigures({ analysis }: { analysis: ListedSwing }) {
  const details = finishedDetails(analysis);
  // A list leaves the numbers of older swings out where the plan has no charts.
  if (!details || Object.keys(details.measurements).length === 0) return null;
  const figures = turns.map((name) => {
    const measurement = details.measurements[name];
    return {
      name: dialRow(name).dial.short,
      read: readMobilityFigure(measurement),
      isWide: isMeasured(measurement) && measurement.isWide,
    };
  });
  return (
    <dl className="grid grid-cols-3 gap-2">
      {figures.map(({ name, read, isWide }) => (
        <div key={name} className="rounded-xl bg-paper px-2 py-2.5">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd className="mt-1">
            {read && (
              <span className={`numeral block whitespace-nowrap ${isWide ? 'text-lg/8' : 'text-2xl'}`}>
                {read.figure}
              </span>
            )}
            <span className="block text-sm leading-tight text-muted">{read ? read.range : notMeasured}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
