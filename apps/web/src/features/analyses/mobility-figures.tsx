import type { Measurement, SwingAnalysis } from '@trueswing/contracts';
import { formatInterval, formatMeasurement, formatTurn } from '@trueswing/domain';

/** The three mobility numbers in brief. The analysis itself shows why a number is missing. */
export function MobilityFigures({ analysis }: { analysis: SwingAnalysis }) {
  const details = analysis.technicalDetails;
  if (!details || 'error' in details) return null;
  const { shoulderTurnDeg, hipRotationDeg, xFactorDeg } = details.measurements;
  const figures = [
    { name: 'Shoulder', measurement: shoulderTurnDeg },
    { name: 'Hip', measurement: hipRotationDeg },
    { name: 'X-Factor', measurement: xFactorDeg },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {figures.map(({ name, measurement }) => (
        <div key={name} className="rounded-xl bg-paper px-2 py-2.5">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd className="mt-1">{brief(measurement)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number in large type, its range, error bar or bound below: "95°", "80–115°". */
function brief(measurement: Measurement | undefined) {
  if (!measurement || 'withheld' in measurement) {
    return <span className="block text-sm leading-tight text-muted">Not measurable</span>;
  }
  const { value, interval } = measurement;
  const [number = '', ...rest] = formatMeasurement(measurement).split(' ');
  return (
    <>
      <span className="numeral block text-2xl">{interval ? formatTurn(value) : number}</span>
      <span className="block text-sm leading-tight text-muted">
        {interval ? formatInterval(interval) : rest.join(' ')}
      </span>
    </>
  );
}
