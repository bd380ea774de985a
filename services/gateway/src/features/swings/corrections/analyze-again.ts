import { buffer } from 'node:stream/consumers';
import {
  type AnalysisResult,
  type KeyFrameMoves,
  type StoredTrack,
  storedTrackSchema,
  swingEventNames,
} from '@trueswing/contracts';
import { storedGolferBox } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { correctKeyFrames, isMoved } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { swingErrors } from '../swing-errors.ts';
import { ballOfSwing, hasMoves, judgeSwing, readAutomatic } from './ball-of-swing.ts';
import type { AutomaticAnalysis } from './corrections.repository.ts';

type AnalyzeDeps = Pick<Deps, 'objectStore' | 'logger'>;

/** At most 450 poses are stored of a video: three megabytes. */
const maxLandmarksBytes = 20_000_000;

/**
 * The result that follows from moved key frames; without moves that of the joined shot, or null for the automatic analysis.
 * @throws AppError `key-frames-out-of-order`, `key-frame-outside-film`, `analysis-unreadable`, `store-unavailable`
 */
export async function analyzeAgain(
  { objectStore, logger }: AnalyzeDeps,
  swing: AutomaticAnalysis,
  moves: KeyFrameMoves,
): Promise<AnalysisResult | null> {
  if (!hasMoves(moves)) return withoutMoves(swing, logger);
  const automatic = readAutomatic(swing, logger);
  const ball = ballOfSwing(swing, automatic);
  const [faceOn, downTheLine] = await Promise.all(
    [swing.face_on_landmarks_key, automatic.downTheLine && swing.down_the_line_landmarks_key].map(
      (key) => key && readTrack({ objectStore, logger }, key),
    ),
  );
  if (!faceOn) throw swingErrors.landmarksUnreadable();
  const outcome = correctKeyFrames({
    faceOn: { track: faceOn, analysis: automatic.faceOn },
    downTheLine: downTheLine && automatic.downTheLine ? { track: downTheLine, analysis: automatic.downTheLine } : null,
    filmPair: automatic.filmPair,
    moves,
    ...ball,
  });
  if (!outcome.ok) throw new AppError(outcome.code);
  const { parts } = outcome;
  const events = [parts.faceOn, parts.downTheLine].flatMap((view) => (view ? [view.events] : []));
  const hasMoved = events.some((each) => swingEventNames.some((name) => isMoved(each[name])));
  if (!hasMoved) return withoutMoves(swing, logger);
  const { ballHistory: _, ...others } = automatic;
  return {
    ...others,
    ...parts,
    ...(ball.ballHistory && { ballHistory: ball.ballHistory }),
    faceOn: { ...parts.faceOn, ...storedGolferBox(faceOn, parts.faceOn) },
    downTheLine: parts.downTheLine && {
      ...parts.downTheLine,
      ...(downTheLine && storedGolferBox(downTheLine, parts.downTheLine)),
    },
  };
}

/** Result of the swing's ball without moves. Where no shot was ever joined the automatic analysis need not be readable. */
const withoutMoves = (swing: AutomaticAnalysis, logger: Deps['logger']): AnalysisResult | null =>
  swing.sent === null ? null : judgeSwing(swing, undefined, logger);

async function readTrack({ objectStore, logger }: AnalyzeDeps, key: string): Promise<StoredTrack> {
  const object = await objectStore.stat(key);
  if (!object || object.sizeBytes === 0 || object.sizeBytes > maxLandmarksBytes)
    throw swingErrors.landmarksUnreadable();
  const file = await buffer(await objectStore.read(key, { start: 0, end: object.sizeBytes - 1 })).catch((cause) => {
    throw swingErrors.landmarksUnavailable(cause);
  });
  try {
    return storedTrackSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (cause) {
    logger.error({ key, err: cause }, 'stored landmarks cannot be read');
    throw swingErrors.landmarksUnreadable(cause);
  }
}
