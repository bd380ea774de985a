import { type BallNumberName, ballNumbers } from '@trueswing/contracts';

/** Angles that lie to the left or right of the target. */
const sided: ReadonlySet<BallNumberName> = new Set(['clubPathDeg', 'faceAngleDeg', 'faceToPathDeg']);
const isSided = (name: BallNumberName): boolean => sided.has(name);

const fixed = (value: number, name: BallNumberName): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: ballNumbers[name].digits,
    maximumFractionDigits: ballNumbers[name].digits,
  });

/** "°", " yd", or nothing. */
const unitAfter = (name: BallNumberName): string => {
  const { unit } = ballNumbers[name];
  return unit === '°' || unit === '' ? unit : ` ${unit}`;
};

/** " right", or nothing for a value that is shown as zero. */
const sideOf = (value: number, name: BallNumberName): string => {
  if (Number(fixed(Math.abs(value), name)) === 0) return '';
  return value > 0 ? ' right' : ' left';
};

/** The size alone: "151", "2.1". */
export const formatSize = (value: number, name: BallNumberName): string =>
  fixed(isSided(name) ? Math.abs(value) : value, name);

/** "151 yd", "1.32", "2.1° right". */
export const formatBall = (value: number, name: BallNumberName): string =>
  `${formatSize(value, name)}${unitAfter(name)}${isSided(name) ? sideOf(value, name) : ''}`;

/** Unit and side, as they stand behind the size: "yd", "° right". */
export const unitBeside = (value: number, name: BallNumberName): string =>
  isSided(name) ? `°${sideOf(value, name)}` : unitAfter(name).trim();

/** "146–155 yd", "0.4–2.1° right", "0.4° left to 2.1° right". */
export function formatRange(low: number, high: number, name: BallNumberName): string {
  if (formatBall(low, name) === formatBall(high, name)) return formatBall(low, name);
  if (!isSided(name)) return `${fixed(low, name)}–${fixed(high, name)}${unitAfter(name)}`;
  const [from, to] = [sideOf(low, name), sideOf(high, name)];
  if (from && to && from !== to) return `${formatBall(low, name)} to ${formatBall(high, name)}`;
  const sizes = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b).map((size) => fixed(size, name));
  return `${sizes.join('–')}°${from || to}`;
}

/** "+4 yd", "0.8° farther right". */
export function formatDifference(difference: number, name: BallNumberName): string {
  const size = `${fixed(Math.abs(difference), name)}${unitAfter(name)}`;
  if (Number(fixed(Math.abs(difference), name)) === 0) return 'No change';
  if (isSided(name)) return `${size} farther ${difference > 0 ? 'right' : 'left'}`;
  return `${difference > 0 ? '+' : '−'}${size}`;
}

/** A distance without a side: "4 yd". */
export const formatExtent = (value: number, name: BallNumberName): string => `${fixed(value, name)}${unitAfter(name)}`;

/** A change that may be a loss, without a sign: "0.8° to the right", "0.03 higher", "0 rpm". */
export function formatChange(change: number, name: BallNumberName): string {
  const size = formatExtent(Math.abs(change), name);
  if (Number(fixed(Math.abs(change), name)) === 0) return size;
  if (isSided(name)) return `${size} to the ${change > 0 ? 'right' : 'left'}`;
  return `${size} ${change > 0 ? 'higher' : 'lower'}`;
}
