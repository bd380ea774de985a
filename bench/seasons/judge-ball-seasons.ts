import { ballProgress, type Progress } from '../../packages/swing/src/index.ts';
import { drawGolfer } from './draw-golfer.ts';
import { averageMonths, openRange, type Practice, type Session } from './hit-shots.ts';
import { leastChange, type Statement } from './judge-seasons.ts';

const seasonEndMs = Date.parse('2026-07-01T00:00:00Z');

/** Lists what the screen says of the carry after each session of each golfer. */
export function judgeBallSeasons(golfers: number, practice: Practice): Statement[] {
  return Array.from({ length: golfers }, (_, index) => judgeSeason(index, practice)).flat();
}

function judgeSeason(index: number, practice: Practice): Statement[] {
  const { kind, weeks } = drawGolfer(index);
  const hit = openRange(67_000_000 + 7919 * index, practice);
  const sessions: Session[] = [];
  const statements: Statement[] = [];
  for (const [week, usual] of weeks.entries()) {
    if (usual === null) continue;
    const session = hit(week, usual);
    if (!session) continue;
    sessions.push(session);
    const progress = ballProgress(averageMonths(sessions), seasonEndMs).find(({ id }) => id === 'carryYd')?.progress;
    if (progress?.kind !== 'judged' || progress.mark === 'noise') continue;
    const { mark, change, changeRange } = progress;
    const truth = trueChange(progress, sessions);
    statements.push({
      golfer: index,
      kind,
      mark,
      isTrue: Math.sign(change) === Math.sign(truth) && Math.abs(truth) >= leastChange,
      isInRange: truth >= changeRange.low && truth <= changeRange.high,
      isFirstOfGolfer: !statements.some((statement) => statement.mark === mark),
    });
  }
  return statements;
}

/** The change of the golfer's usual carry between the months that a statement names. */
function trueChange({ before, since }: Extract<Progress, { kind: 'judged' }>, sessions: readonly Session[]): number {
  const usualIn = ({ fromMs, upToMs }: { fromMs: number; upToMs: number }) => {
    const within = sessions.filter(({ month }) => {
      const atMs = Date.parse(`${month}T12:00:00Z`);
      return atMs >= fromMs && atMs <= upToMs;
    });
    return within.reduce((sum, { usual }) => sum + usual, 0) / within.length;
  };
  return usualIn(since) - usualIn(before);
}
