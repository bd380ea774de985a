import type { Measurements } from '@trueswing/contracts';
import {
  asksForOtherView,
  type DialName,
  dialNames,
  dialRow,
  dialScales,
  isMeasured,
  type MobilityScale,
} from '@trueswing/swing';

/** A number that the mobility card can show. */
export interface DialSubject {
  readonly name: DialName;
  readonly label: string;
  readonly scale: MobilityScale;
  readonly means: string;
}

const dialSubjects: readonly DialSubject[] = dialNames.map((name) => {
  const { title, means } = dialRow(name).dial;
  return { name, label: title, scale: dialScales[name], means };
});

/**
 * The four numbers of the mobility card: the turns and the spine. Only a video from behind shows the spine, so the tempo stands
 * in its place where there is none.
 */
export function dialsOf(measurements: Measurements): readonly DialSubject[] {
  const { spineAngleDeg: spine, tempoRatio: tempo } = measurements;
  const leftOut: DialName = spine && asksForOtherView(spine) && isMeasured(tempo) ? 'spineAngleDeg' : 'tempoRatio';
  return dialSubjects.filter(({ name }) => name !== leftOut);
}

/** "Target 85–95° (scale 0–110°)" in two parts. */
export const targetOf = ({ targetMin, targetMax, unit }: MobilityScale): string =>
  `Target ${targetMin}–${targetMax}${unit}`;
export const rangeOfScale = ({ min, max, unit }: MobilityScale): string => `(scale ${min}–${max}${unit})`;
