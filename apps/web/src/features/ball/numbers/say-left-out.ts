import { type BallAverages, ballNumberNames, ballNumbers } from '@trueswing/contracts';

/** "3 numbers are left out: carry 2, spin rate 1. They lie far from your other shots …"; null when all count. */
export function sayLeftOut(averages: BallAverages): string | null {
  const parts = ballNumberNames.flatMap((name) => {
    const { leftOut } = averages[name];
    return leftOut > 0 ? [{ leftOut, text: `${ballNumbers[name].label.toLowerCase()} ${leftOut}` }] : [];
  });
  const total = parts.reduce((sum, { leftOut }) => sum + leftOut, 0);
  if (total === 0) return null;
  const verb = total === 1 ? '1 number is left out' : `${total} numbers are left out`;
  const why = 'Far from your other shots, as after a topped ball or a misread.';
  return `${verb}: ${parts.map(({ text }) => text).join(', ')}. ${why}`;
}
