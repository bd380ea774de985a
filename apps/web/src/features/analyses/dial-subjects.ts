import { type DialName, dialNames, dialRow, dialScales, type MobilityScale } from '@trueswing/swing';

/** One of the four numbers of the mobility card. */
export interface DialSubject {
  readonly name: DialName;
  readonly label: string;
  readonly scale: MobilityScale;
  readonly means: string;
}

export const dialSubjects: readonly DialSubject[] = dialNames.map((name) => {
  const { title, means } = dialRow(name).dial;
  return { name, label: title, scale: dialScales[name], means };
});

/** "Target 85–95° (scale 0–110°)" in two parts. */
export const targetOf = ({ targetMin, targetMax }: MobilityScale): string => `Target ${targetMin}–${targetMax}°`;
export const rangeOfScale = ({ min, max }: MobilityScale): string => `(scale ${min}–${max}°)`;
