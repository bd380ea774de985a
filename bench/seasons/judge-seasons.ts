import { isFilmedAlike } from '../../packages/swing/src/4-judge/history/is-filmed-alike.ts';
import {
  type DatedVideo,
  measurementProgress,
  type Progress,
  type ProgressMark,
} from '../../packages/swing/src/index.ts';
import { drawGolfer, type GolferKind } from './draw-golfer.ts';
import { type Filming, openCamera } from './film-swing.ts';
import { tempoOfDeg } from './open-tempo.ts';

/** A statement of the screen after a swing, and whether it was true. */
export interface Statement {
  readonly golfer: number;
  readonly kind: GolferKind;
  readonly mark: Exclude<ProgressMark, 'noise'>;
  readonly isTrue: boolean;
  /** Whether the true change lies within the range that the statement gives. */
  readonly isInRange: boolean;
  readonly isFirstOfGolfer: boolean;
}

/** A change of the hips of less than this (in degrees), what comes with it in tempo, or of the carry (in yards), is none. */
export const leastChange = 1;

/** Lists what the screen says of the followed number after each swing of each golfer, newest swing last. */
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
      filming.name,
      swings.map(({ video }) => video),
    );
    if (progress.kind !== 'judged' || progress.mark === 'noise') continue;
    const { mark, change, changeRange } = progress;
    const trueDeg = trueChange(progress, swings);
    const truth = filming.name === 'tempoRatio' ? tempoOfDeg(trueDeg) : trueDeg;
    statements.push({
      golfer: index,
      kind,
      mark,
      isTrue: Math.sign(change) === Math.sign(trueDeg) && Math.abs(trueDeg) >= leastChange,
      isInRange: truth >= changeRange.low && truth <= changeRange.high,
      isFirstOfGolfer: !statements.some((statement) => statement.mark === mark),
    });
  }
  return statements;
}

/** The change of the golfer's usual turn between the two times that a statement names, in the swings that it compares. */
function trueChange(
  { before, since }: Extract<Progress, { kind: 'judged' }>,
  swings: readonly { readonly video: DatedVideo; readonly usualDeg: number }[],
): number {
  const newest = swings.at(-1);
  const compared = swings.filter(({ video }) => newest && isFilmedAlike(video, newest.video));
  const usualIn = ({ fromMs, upToMs }: { fromMs: number; upToMs: number }) => {
    const within = compared.filter(({ video }) => video.atMs >= fromMs && video.atMs <= upToMs);
    return within.reduce((sum, { usualDeg }) => sum + usualDeg, 0) / within.length;
  };
  return usualIn(since) - usualIn(before);
}
