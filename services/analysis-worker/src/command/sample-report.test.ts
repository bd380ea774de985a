import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  analysisResultSchema,
  handednessSchema,
  poseTrackSchema,
  swingEventNames,
  type ViewAnalysis,
} from '@trueswing/contracts';
import { storedGolferBox } from '@trueswing/domain';
import {
  addReadings,
  algorithmVersion,
  analyzeViews,
  chooseVerdict,
  type DetectedView,
  knownOfGolfer,
  type LaunchMonitorShot,
} from '@trueswing/swing';
import { turnBlends } from '@trueswing/swing/blend-turns';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contradictionOfStep } from '../../../../packages/swing/test/contradiction-of-step.ts';
import { writeCoachText } from '../coach/write-coach-text.ts';

/** Folder that `analyze --output` wrote for the sample page of the web client. */
const folder = fileURLToPath(new URL('../../../../apps/web/src/features/analyses/sample/generated/', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
const { given, result } = z
  .object({
    given: z.object({
      club: z.literal('7-iron'),
      handedness: handednessSchema,
      launchMonitor: z.unknown(),
      isSameSwing: z.boolean(),
    }),
    result: analysisResultSchema,
  })
  .parse(read('analysis.json'));

/** Each frame of the drawn videos has its pose, and none repeats the one before: `analyze-sample.test.ts` checks both. */
function detected(view: 'face-on' | 'down-the-line'): DetectedView {
  const track = poseTrackSchema.parse(read(`${view}-landmarks.json`));
  return { track, frameTimesS: track.frames.map(({ timeS }) => timeS), repeatedFrames: track.frames.map(() => false) };
}

const writeAgain = 'Run `npm run sample-report`: the sample page shows the result of an older algorithm.';

test('the sample report is what the pipeline makes of its landmarks today', async () => {
  expect(result.algorithm, writeAgain).toBe(algorithmVersion);
  const { handedness, isSameSwing } = given;
  const seen = analyzeViews({
    main: detected('face-on'),
    downTheLine: detected('down-the-line'),
    slot: 'face-on',
    handedness,
    isSameSwing,
  });
  if (!seen.ok) throw new Error(seen.detail);
  const { faceOn, downTheLine } = result;
  if (!downTheLine) throw new Error('The sample has two videos.');
  expect(faceOn.networkReading?.network, writeAgain).toBe(turnBlends.network);
  const [front, behind] = [faceOn, downTheLine].map(({ networkReading, appearance }) =>
    networkReading && appearance ? { network: networkReading, appearance } : null,
  );
  if (!front || !behind) throw new Error(writeAgain);
  const swing = addReadings(seen, { main: front, downTheLine: behind });
  const { measurements, filmPair, findings, warnings } = swing;
  const launchMonitor = given.launchMonitor as LaunchMonitorShot;
  const known = knownOfGolfer({ faceOn, downTheLine, filmPair, measurements });
  const textInput = { measurements, findings, club: given.club, handedness, launchMonitor, known };
  const ofBody = chooseVerdict({ ...textInput, launchMonitor: null });
  expect(contradictionOfStep(ofBody, measurements)).toBeNull();
  const { texts } = await writeCoachText(textInput, null, new AbortController().signal);
  const { timingsMs, ...today } = { ...result, measurements, filmPair, findings, warnings, ...texts };
  const { timingsMs: _, ...stored } = result;
  expect(stored, writeAgain).toEqual(JSON.parse(JSON.stringify(today)));
  const boxOf = (view: ViewAnalysis) => storedGolferBox(detected(view.view as 'face-on').track, view).golferBox;
  for (const view of [faceOn, downTheLine]) expect(view.golferBox, writeAgain).toEqual(boxOf(view));
  expect(result.faceOn, writeAgain).toMatchObject(JSON.parse(JSON.stringify(swing.main.analysis)));
  expect(result.downTheLine, writeAgain).toMatchObject(JSON.parse(JSON.stringify(swing.downTheLine?.analysis)));
});

test('the sample report has a video, a poster and eight stills of each view, and nothing else', () => {
  const files = ['face-on', 'down-the-line'].flatMap((view) => [
    ...[`${view}.mp4`, `${view}-poster.jpg`, `${view}-landmarks.json`],
    ...swingEventNames.map((event) => `${view}-${event}.jpg`),
  ]);
  expect(readdirSync(folder).sort()).toEqual(['analysis.json', ...files].sort());
});
