import {
  type DatedVideo,
  measurementProgress,
  type Progress,
  type ProgressMark,
} from '../../packages/swing/src/index.ts';
import { drawGolfer, type GolferKind } from './draw-golfer.ts';
import { type FilmedFrom, openCamera } from './film-swing.ts';

export interface Filming {
  readonly from: FilmedFrom;
  /** Standard deviation of one golfer's swings about the usual one. */
  readonly spreadDeg: number;
}

/** A statement of the screen after a swing, and whether it was true. */
export interface Statement {
  readonly kind: GolferKind;
  readonly mark: Exclude<ProgressMark, 'noise'>;
  readonly isTrue: boolean;
  /** Whether the true change lies within the range that the statement gives. */
  readonly isInRange: boolean;
  readonly isFirstOfGolfer: boolean;
}

/** A change of less than this is none. */
const leastChangeDeg = 1;

/** Lists what the screen says of the hips after each swing of each golfer, newest swing last. */
export function judgeSeasons(golfers: number, filming: Filming): Statement[] {
  return Array.from({ length: golfers }, (_, index) => judgeSeason(index, filming)).flat();
}

function judgeSeason(index: number, filming: Filming): Statement[] {
  const { kind, weeks } = drawGolfer(index);
  const film = openCamera(31_000_000 + index, filming);
  const swings: { readonly video: DatedVideo; readonly usualDeg: number }[] = [];
  const statements: Statement[] = [];
  for (const [week, usualDeg] of weeks.entries()) {
    if (usualDeg === null) continue;
    swings.push({ video: film(week, usualDeg), usualDeg });
    const progress = measurementProgress(
      'hipRotationDeg',
      swings.map(({ video }) => video),
    );
    if (progress.kind !== 'judged' || progress.mark === 'noise') continue;
    const { mark, change, changeRange } = progress;
    const trueDeg = trueChange(progress, swings);
    statements.push({
      kind,
      mark,
      isTrue: Math.sign(change) === Math.sign(trueDeg) && Math.abs(trueDeg) >= leastChangeDeg,
      isInRange: trueDeg >= changeRange.low && trueDeg <= changeRange.high,
      isFirstOfGolfer: !statements.some((statement) => statement.mark === mark),
    });
  }
  return statements;
}

/** The change of the golfer's usual turn between the two times that a statement names. */
function trueChange(
  { before, since }: Extract<Progress, { kind: 'judged' }>,
  swings: readonly { readonly video: DatedVideo; readonly usualDeg: number }[],
): number {
  const usualIn = ({ fromMs, upToMs }: { fromMs: number; upToMs: number }) => {
    const within = swings.filter(({ video }) => video.atMs >= fromMs && video.atMs <= upToMs);
    return within.reduce((sum, { usualDeg }) => sum + usualDeg, 0) / within.length;
  };
  return usualIn(since) - usualIn(before);
}
