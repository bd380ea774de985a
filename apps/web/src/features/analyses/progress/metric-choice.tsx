import { useId } from 'react';
import { progressMetrics } from './progress-metrics.ts';

/** The choice of the value to chart, as chips, since there are too many for one row. */
export function MetricChoice({ chosenId, onChoose }: { chosenId: string; onChoose(id: string): void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Value over time</legend>
      <div className="flex flex-wrap gap-2">
        {progressMetrics.map((metric) => (
          <label
            key={metric.id}
            className="flex min-h-tap grow cursor-pointer items-center justify-center rounded-full border-2 border-edge px-3.5 text-sm font-semibold has-checked:border-fairway has-checked:bg-fairway has-checked:text-on-fairway has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={metric.id === chosenId}
              onChange={() => onChoose(metric.id)}
            />
            {metric.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
