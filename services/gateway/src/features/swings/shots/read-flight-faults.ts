import type { AnalysisId, UploadClub, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { type FlightStep, judgeFlight } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { ballOfSwing, readAutomatic } from '../corrections/ball-of-swing.ts';
import { findAutomaticAnalysis } from '../corrections/corrections.repository.ts';

/**
 * Lists the faults of the ball's flight of a finished analysis, by the ball that its swing has now, as the report does.
 * @throws AppError `analysis-not-found`, `analysis-unreadable`
 */
export async function readFlightFaults(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<{ club: UploadClub; faults: FlightStep[] }> {
  const swing = await findAutomaticAnalysis(db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  const automatic = readAutomatic(swing, logger);
  const { launchMonitor: shot, ballHistory: history } = ballOfSwing(swing, automatic);
  const { club } = swing;
  const { handedness } = automatic.faceOn;
  const { faults } = judgeFlight({ shot, history: history ?? null, club, handedness });
  return { club, faults: faults.map(({ step }) => step) };
}
