import type { AnalysisId, Shot, ShotJoin, SwingAnalysis, Tour, UserId } from '@trueswing/contracts';
import { numbersFromShot, withTyped } from '@trueswing/domain';
import { AppError, isUuid } from '@trueswing/service-kit';
import { averageBall, hasNumbers, historyOf } from '@trueswing/swing';
import type { Transaction } from 'kysely';
import { shotOfRow } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import type { JsonText } from '../../../http/json-text.ts';
import { lockUsage } from '../../usage/upload-credit.ts';
import { type AutomaticAnalysis, findAutomaticAnalysis } from '../corrections/corrections.repository.ts';
import { readSwing } from '../read/read-swings.ts';
import { swingErrors } from '../swing-errors.ts';
import { lockSwing } from '../swings.repository.ts';
import { tourOfGender } from '../tour-of-gender.ts';
import { addJudgedVersion, isJudged } from './add-judged-version.ts';
import { findOwnShot, putSwingShot, readBallShots, setBallHistory, setNumbers } from './swing-shots.repository.ts';

type Tx = Transaction<GatewayTables>;
interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/**
 * Joins an imported shot to a finished analysis: the swing gets its numbers, and everything that is judged by the ball is judged again,
 * beside the golfer's shots of now. A number that the golfer typed stays if the shot has none. The same shot again changes nothing.
 * @throws AppError `analysis-not-found`; `not-found` for a shot that the golfer does not have with this club; `bad-request` where no tour
 *   is known, and for a shot without a number for a swing; `analysis-unreadable`
 */
export async function joinShot(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  own: OwnSwing,
  { shotId, gender }: ShotJoin,
): Promise<JsonText<SwingAnalysis>> {
  await deps.db.transaction().execute(async (tx) => {
    const swing = await lockFinished(tx, own);
    const shot = isUuid(shotId) ? await findOwnShot(tx, own.userId, shotId, swing.club) : undefined;
    if (!shot) throw new AppError('not-found');
    const tour = swing.tour ?? (gender ? tourOfGender[gender] : null);
    if (tour === null) throw swingErrors.noTour();
    const fromShot = numbersFromShot(shotOfRow(shot), swing.club);
    if (!hasNumbers(fromShot)) throw swingErrors.shotWithoutNumbers();
    if (swing.shot_id === shot.id && tour === swing.tour && (await isJudged(tx, swing))) return;
    await storeJoin(tx, { swing, shotId: shot.id, fromShot, tour, now: deps.now() });
    await addJudgedVersion(tx, deps, own);
  });
  return await readSwing(deps, own);
}

/**
 * Locks a finished analysis, and before it the golfer: while a shot is joined its file is not deleted.
 * @throws AppError `analysis-not-found`
 */
export async function lockFinished(tx: Tx, { userId, analysisId }: OwnSwing): Promise<AutomaticAnalysis> {
  await lockUsage(tx, userId);
  const isThere = await lockSwing(tx, userId, analysisId);
  const swing = isThere && (await findAutomaticAnalysis(tx, userId, analysisId));
  if (!swing) throw new AppError('analysis-not-found');
  return swing;
}

interface Join {
  swing: AutomaticAnalysis;
  shotId: string;
  fromShot: Shot;
  tour: Tour | null;
  now: Date;
}

async function storeJoin(tx: Tx, { swing, shotId, fromShot, tour, now }: Join): Promise<void> {
  const analysisId = swing.id;
  const numbers = shotOfRow(swing);
  // Before the first shot a swing has what was typed with its upload.
  const sent = swing.sent ?? { ...numbers, tour: swing.tour };
  const typed = swing.typed ?? numbers;
  await setNumbers(tx, analysisId, withTyped(fromShot, typed), tour);
  await putSwingShot(tx, { analysisId, shotId, now, sent, typed });
  const history = historyOf(averageBall(await readBallShots(tx, analysisId)));
  await setBallHistory(tx, analysisId, history ?? {});
}
