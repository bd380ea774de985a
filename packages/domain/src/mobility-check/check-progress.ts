import { type MobilityCheck, type MobilityPart, mobilityParts } from '@trueswing/contracts';
import {
  deviationWithSpread,
  judgeProgress,
  openProgress,
  type Progress,
  type ProgressRow,
  progressWindowMs,
  type ShownReading,
} from '@trueswing/swing';

const labels: Readonly<Record<MobilityPart, { label: string; says?: string }>> = {
  chest: { label: 'Chest turn', says: 'You turn your chest' },
  hips: { label: 'Hip turn', says: 'Standing, you turn your hips' },
  separation: { label: 'Chest over still hips' },
};

/** A row for each part of the mobility checks of the last half year, as the mean of both sides. */
export function checkProgress(checks: readonly MobilityCheck[], nowMs: number): ProgressRow[] {
  const recent = checks.filter(({ createdAt }) => Date.parse(createdAt) >= nowMs - progressWindowMs);
  return mobilityParts.map((part) => ({
    id: part,
    ...labels[part],
    source: 'check',
    digits: 0,
    unit: '°',
    progress: partProgress(part, recent),
  }));
}

/** Checks of the newest one's kind and version are compared. How far two days of one golfer lie apart is not known. */
function partProgress(part: MobilityPart, checks: readonly MobilityCheck[]): Progress {
  const measured = checks
    .flatMap((check) => {
      const reading = readingOf(part, check);
      return reading ? [{ check, reading }] : [];
    })
    .sort((one, other) => one.reading.atMs - other.reading.atMs);
  const newest = measured.at(-1);
  if (!newest) return openProgress('none', undefined, 'attempts');
  const isOfVersion = ({ check }: { check: MobilityCheck }) => check.version === newest.check.version;
  const alike = measured.filter((each) => isOfVersion(each) && each.check.method === newest.check.method);
  if (alike.length > 1 || measured.length === 1) {
    return judgeProgress(
      alike.map(({ reading }) => reading),
      { atMost: 'likely', each: 'attempts' },
    );
  }
  const hasOtherMethod = measured.slice(0, -1).some(isOfVersion);
  return openProgress(hasOtherMethod ? 'other-filming' : 'other-version', newest.reading, 'attempts');
}

function readingOf(part: MobilityPart, check: MobilityCheck): ShownReading | null {
  const { right, left } = check.parts[part] ?? { right: null, left: null };
  if (!right || !left) return null;
  const value = (right.turnDeg + left.turnDeg) / 2;
  const plusMinusDeg = Math.hypot(right.plusMinusDeg, left.plusMinusDeg) / 2;
  return {
    atMs: Date.parse(check.createdAt),
    value,
    standardDeviation: deviationWithSpread(Math.max(plusMinusDeg, 0.1)),
    range: { low: value - plusMinusDeg, high: value + plusMinusDeg },
  };
}
