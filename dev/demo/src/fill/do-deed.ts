import {
  type AnalysisId,
  analysisIdSchema,
  mobilityRoutes,
  pointsRoutes,
  type ShotFileOptions,
  shotFileRoutes,
  swingRoutes,
} from '@trueswing/contracts';
import { drawCheck } from '../season/draw-check.ts';
import { drawRangeSession } from '../season/draw-range-session.ts';
import { drawShot } from '../season/draw-shot.ts';
import type { DemoGolfer } from '../season/golfers.ts';
import type { Deed } from '../season/list-deeds.ts';
import type { GolferGateway } from './open-gateway.ts';
import type { DemoWorker } from './open-worker.ts';
import { shareWithCoach } from './share-with-coach.ts';
import type { StoredSwings } from './stored-swings.ts';
import { trainDay } from './train-day.ts';

export interface SeasonTools {
  readonly gateway: GolferGateway;
  readonly worker: DemoWorker;
  readonly swings: StoredSwings;
}

/** Does what a golfer does at a moment of the season, by the calls that the screens make. */
export async function doDeed(tools: SeasonTools, golfer: DemoGolfer, deed: Deed): Promise<void> {
  const { gateway } = tools;
  gateway.setClock(deed.at);
  if (deed.kind === 'swing') await uploadSwing(tools, golfer, deed);
  if (deed.kind === 'train') await trainDay(gateway, golfer, deed);
  if (deed.kind === 'pause') await gateway.call(pointsRoutes.pauseWeek, { params: { week: deed.week } });
  if (deed.kind === 'check') {
    await gateway.call(mobilityRoutes.saveMobilityCheck, { body: drawCheck(golfer.key, deed.progress) });
  }
  if (deed.kind === 'range') await importSession(gateway, golfer, deed);
  if (deed.kind === 'share' && golfer.coach) {
    await shareWithCoach(gateway, { coach: golfer.coach, golferName: golfer.profile.firstName });
  }
}

/** Imports the launch monitor's file of a range session. */
async function importSession(gateway: GolferGateway, golfer: DemoGolfer, deed: Deed): Promise<void> {
  const options: ShotFileOptions = { timeZone: 'UTC', answers: null };
  const day = deed.at.toISOString().slice(0, 10);
  const form = new FormData();
  form.append('options', JSON.stringify(options));
  form.append('file', new File([drawRangeSession(golfer, deed)], `range ${day}.csv`, { type: 'text/csv' }));
  await gateway.send(shotFileRoutes.importShotFile, form);
}

const shownMinutes = 3;

/** Uploads a swing, analyzes it, and opens the analysis a little later. @throws if it was not analyzed */
async function uploadSwing(
  { gateway, worker, swings }: SeasonTools,
  golfer: DemoGolfer,
  { at, swing, club, progress }: Extract<Deed, { kind: 'swing' }>,
): Promise<void> {
  const { faceOn, downTheLine } = swings.get(swing);
  const form = new FormData();
  const fields = {
    clubSelection: club,
    handedness: 'right',
    slowMotion: 'no',
    gender: golfer.gender,
    age: String(golfer.age),
  };
  const shot = drawShot(golfer, { swing, club, progress });
  const filmedBy = downTheLine && { sameSwing: 'yes' };
  for (const [name, value] of Object.entries({ ...fields, ...filmedBy, ...shot })) form.append(name, value);
  form.append('faceOnVideo', toFile(faceOn));
  if (downTheLine) form.append('downTheLineVideo', toFile(downTheLine));
  const id = analysisIdSchema.parse((await gateway.send(swingRoutes.uploadSwing, form)).id);
  await worker.analyze(id, at);
  gateway.setClock(new Date(at.getTime() + shownMinutes * 60_000));
  await openAnalysis(gateway, id);
}

async function openAnalysis(gateway: GolferGateway, id: AnalysisId): Promise<void> {
  const analysis = await gateway.call(swingRoutes.readSwing, { params: { id } });
  if (!('faceOnVideoUrl' in analysis) || analysis.faceOnVideoUrl === null) throw new Error(`${id} was not analyzed`);
}

const toFile = (video: Buffer): File => new File([new Uint8Array(video)], 'swing.mp4', { type: 'video/mp4' });
