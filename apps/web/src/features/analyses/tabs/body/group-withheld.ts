import type { Measurements } from '@trueswing/contracts';
import { bodyNumberNames, measurementRows } from '@trueswing/swing';
import { momentNames } from './moment-names.ts';

/** Numbers that this video does not show, and the reason that they share. */
interface WithheldGroup {
  readonly reason: string;
  readonly labels: readonly string[];
}

/** The numbers without a value, by reason: many share one, which is then shown once. The dials explain their own. */
export function groupWithheld(measurements: Measurements): WithheldGroup[] {
  const numbers = [
    { name: 'tempoRatio', label: measurementRows.tempoRatio.label } as const,
    ...bodyNumberNames.map((name) => {
      const { label, moment } = measurementRows[name];
      return { name, label: `${label} (${momentNames[moment].toLowerCase()})` };
    }),
  ];
  const groups = new Map<string, string[]>();
  for (const { name, label } of numbers) {
    const measurement = measurements[name];
    if (!measurement || !('withheld' in measurement)) continue;
    groups.set(measurement.withheld, [...(groups.get(measurement.withheld) ?? []), label]);
  }
  return [...groups].map(([reason, labels]) => ({ reason, labels }));
}
