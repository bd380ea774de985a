import { useId } from 'react';
import type { ProgressMetric } from './progress-metrics.ts';

interface MetricChoiceProps {
  metrics: readonly ProgressMetric[];
  chosenId: string;
  onChoose(id: string): void;
}

/** The choice of the value to chart: one row of chips, which scrolls, since there are too many to see at a time. */
export function MetricChoice({ metrics, chosenId, onChoose }: MetricChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Value over time</legend>
      <div className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
        {metrics.map((metric) => (
          <label
            key={metric.id}
            className="flex min-h-tap shrink-0 grow cursor-pointer items-center justify-center rounded-full border-2 border-edge px-3.5 text-sm font-semibold has-checked:border-fairway has-checked:bg-fairway has-checked:text-on-fairway has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway"
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
