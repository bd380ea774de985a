import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnalysisResult,
  analysisIdSchema,
  analysisResultSchema,
  type PoseTrack,
  viewKeys,
} from '@trueswing/contracts';
import { finishAnalysis, resultColumns, uploadSwing } from './finished-analysis.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** The sample report: what a worker wrote for a face-on and a down-the-line video. */
const folder = fileURLToPath(new URL('../../../apps/web/src/features/analyses/sample/generated/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));

export const sampleResult: AnalysisResult = analysisResultSchema.parse(read('analysis.json').result);

/** The landmarks file of a view with the times of its frames, as the worker writes it. */
export function sampleTrack(view: 'face-on' | 'down-the-line') {
  const track = read(`${view}-landmarks.json`) as PoseTrack;
  const frameTimesS = track.frames.map(({ timeS }) => timeS);
  const timeFacts = {
    frameTimesS,
    repeatedFrames: frameTimesS.map(() => false),
    captureFps: null,
    slowMotion: 'unknown',
  };
  return { ...track, timeFacts };
}

/** Uploads a swing and finishes it with the sample's result and landmarks. Gives its id. */
export async function finishSampleSwing(
  gateway: TestGateway,
  golfer: Golfer,
  change: Partial<AnalysisResult> = {},
): Promise<string> {
  const id = await uploadSwing(gateway, golfer, { club: '7-iron' });
  await finishAnalysis(gateway, id, Buffer.from('a file'));
  const job = { analysisId: analysisIdSchema.parse(id), attempt: 1 };
  const [faceOn, downTheLine] = [viewKeys(job, 'face-on'), viewKeys(job, 'down-the-line')];
  const { client, name } = gateway.bucket;
  for (const [keys, view] of [[faceOn, 'face-on'] as const, [downTheLine, 'down-the-line'] as const])
    await client.putObject(name, keys.landmarks, Buffer.from(JSON.stringify(sampleTrack(view))));
  await gateway.rows(
    `update analysis.output set result = $2, shown = $3, listed = $4, shown_form = $5, down_the_line_video_key = $6,
       down_the_line_poster_key = $7, down_the_line_landmarks_key = $8, down_the_line_key_frames = $9
     where analysis_id = $1`,
    [
      ...[id, ...resultColumns({ ...sampleResult, ...change })],
      ...[downTheLine.video, downTheLine.poster, downTheLine.landmarks, JSON.stringify(downTheLine.keyFrames)],
    ],
  );
  return id;
}
