import type { Landing } from '@trueswing/contracts';
import { type Dispersion, divideLandings, fewestForEllipse } from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';

const yards = (value: number): string => `${Math.round(Math.abs(value))} yd`;

/** The picture in sentences: where the middle is, how far the shots spread, and what is left out. */
export function sayDispersion(
  { center, halfWidthYd, halfDepthYd, far }: Dispersion,
  shots: number,
  total: number,
): string[] {
  const off = Math.round(center.sideYd);
  const middle =
    off === 0
      ? `Your shots center on the target line, at ${yards(center.carryYd)}.`
      : `Your shots center ${yards(off)} ${off > 0 ? 'right' : 'left'} of the target, at ${yards(center.carryYd)}.`;
  const spread = `8 of 10 come down in the oval. It reaches ${yards(halfWidthYd)} to each side, and ${yards(halfDepthYd)} long and short.`;
  return [
    middle,
    spread,
    ...(far.length > 0
      ? [`${countOf(far.length, 'shot')} far from the rest ${far.length === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(total > shots ? [`The picture has your newest ${shots} of ${total} shots.`] : []),
  ];
}

/** Says what it takes to show the picture. */
export function sayMissingShots(landings: readonly Landing[]): string {
  const { kept, far } = divideLandings(landings);
  if (landings.length < fewestForEllipse) {
    return `It takes ${fewestForEllipse} shots with carry and side, from the file of a launch monitor.`;
  }
  const missing = fewestForEllipse - kept.length;
  const left =
    far.length === 1 ? '1 shot lies far from the rest and is' : `${far.length} shots lie far from the rest and are`;
  return `${left} left out. The picture takes at least ${missing} more.`;
}
