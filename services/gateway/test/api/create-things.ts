import { finishSwing } from '../finished-analysis.ts';
import { addGoal } from '../goal.ts';
import { logShots } from '../log-shots.ts';
import { checkMobility } from '../mobility-check.ts';
import { addNotification } from '../notification.ts';
import { planExercises } from '../planned-workout.ts';
import { storeRecap } from '../recap.ts';
import { shareWithComment } from '../shared-swing.ts';
import { type Golfer, password, type TestGateway } from '../test-gateway.ts';
import { exampleVideo } from '../test-videos.ts';
import { transferCalls } from '../transfer-calls.ts';
import type { Things } from './example-requests.ts';

const sessionOfOne = { shots: [{ carryYd: 150 }], club: '7-iron', hitAt: '2025-11-10T18:00:00Z' } as const;

/** Creates all that requests are about, for a golfer: a finished analysis whose files have the content given, and the rest. */
export async function createThings(
  gateway: TestGateway,
  golfer: Golfer,
  /** `via` makes the calls that are limited by address. */
  { files = '"a video"', via = gateway }: { files?: string; via?: Pick<TestGateway, 'call'> } = {},
): Promise<Things> {
  // Before the swing, which uses up the free upload.
  const transfers = transferCalls(gateway.origin, golfer);
  const video = await exampleVideo();
  const transferId = await transfers.beginId({ sizeBytes: video.length });
  const arrivedTransferId = await transfers.transfer(video);
  const analysisId = await finishSwing(gateway, golfer, files);
  await storeRecap(gateway, golfer);
  return {
    userId: golfer.id,
    email: golfer.email,
    password,
    analysisId,
    transferId,
    arrivedTransferId,
    sessionId: 'no such session',
    resetToken: 'no such token',
    registrationToken: 'no such token',
    ...(await shareWithComment(via, golfer, analysisId)),
    ...(await checkMobility(via, golfer)),
    shotImportId: await logShots(gateway, golfer, sessionOfOne),
    shotId: await logShot(gateway, golfer),
    goalId: await addGoal(gateway, golfer, analysisId),
    notificationId: await addNotification(gateway, golfer),
    exercises: await planExercises(gateway, golfer),
  };
}

async function logShot(gateway: TestGateway, golfer: Golfer): Promise<string> {
  const importId = await logShots(gateway, golfer, { ...sessionOfOne, club: 'driver' });
  const [shot] = await gateway.rows('select id from gateway.shot where import_id = $1', [importId]);
  return shot?.id as string;
}
