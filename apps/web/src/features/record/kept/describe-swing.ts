import type { VideoView } from '@trueswing/contracts';
import { dateFormat } from '../../../ui/date-format.ts';

const dayAndTime = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

export const viewNames: Readonly<Record<VideoView, string>> = {
  'face-on': 'Face-on',
  'down-the-line': 'Down-the-line',
};

/** "Nov 23, 3:42:07 PM": two swings of one minute differ. */
export const describeSwingTime = (filmedAt: Date): string => dayAndTime(filmedAt);

const toMebibytes = (bytes: number): string => {
  const mebibytes = bytes / 2 ** 20;
  return mebibytes < 9.95 ? mebibytes.toFixed(1) : mebibytes.toFixed(0);
};

/** "6.2 s, 59 frames a second, 5.1 MB" */
export const describeSwingFile = (seconds: number, framesPerSecond: number, bytes: number): string =>
  `${seconds.toFixed(1)} s, ${Math.round(framesPerSecond)} frames a second, ${toMebibytes(bytes)} MB`;

/** "Your swings use 132 of 500 MB on this phone." with what happens when it is full. */
export const describeSpace = (bytes: number, spaceBytes: number): string =>
  `Your swings use ${toMebibytes(bytes)} of ${toMebibytes(spaceBytes)} MB. When that is full, the oldest leave first. Those that you keep stay.`;
