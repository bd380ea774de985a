import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  analysisResultSchema,
  type KeyFrameMoves,
  poseTrackSchema,
  type StoredTrack,
  type SwingEventName,
  storedTrackSchema,
  swingEventNames,
} from '@trueswing/contracts';
import { type CorrectedParts, correctKeyFrames, judgeTarget, labelVerdict, mobilityScales } from '@trueswing/swing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareStill } from '../../test/media/compare-still.ts';
import { type AnalyzeVideoOutcome, analyzeVideo } from './analyze-video.ts';
import { probeVideo } from './probe/probe-video.ts';

const sample = (file: string): string => fileURLToPath(new URL(`../../../../samples/${file}`, import.meta.url));
/** The sample report of the web client, which this pipeline wrote. */
const report = (file: string): string =>
  fileURLToPath(new URL(`../../../../apps/web/src/features/analyses/sample/generated/${file}`, import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const truth = readJson(sample('face-on.truth.json')) as {
  events: Record<SwingEventName, { frame: number; shoulderTurnFromAddressDeg: number; hipTurnFromAddressDeg: number }>;
};
const { signal } = new AbortController();
const workDir = mkdtempSync(join(tmpdir(), 'swing-sample-'));
const stages: string[] = [];
let outcome: AnalyzeVideoOutcome;

beforeAll(async () => {
  outcome = await analyzeVideo({
    faceOnPath: sample('face-on.mp4'),
    downTheLinePath: sample('down-the-line.mp4'),
    workDir,
    handedness: 'right',
    slowMotion: 'unknown',
    isSameSwing: true,
    club: '7-iron',
    launchMonitor: null,
    onStage: (stage, progress) => stages.push(`${stage} ${progress.toFixed(2)}`),
    signal,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
  });
}, 120_000);
afterAll(() => rmSync(workDir, { recursive: true, force: true }));

const analyzed = () => {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome;
};

/** The stored analysis with events moved, as the gateway and the browser compute it. */
function correct(moves: KeyFrameMoves): CorrectedParts {
  const { result, files } = analyzed();
  if (!result.downTheLine || !files.downTheLine) throw new Error('no second video');
  const [faceOn, downTheLine] = [files.faceOn, files.downTheLine].map(({ landmarks }) =>
    storedTrackSchema.parse(readJson(landmarks)),
  ) as [StoredTrack, StoredTrack];
  const outcome = correctKeyFrames({
    faceOn: { track: faceOn, analysis: result.faceOn },
    downTheLine: { track: downTheLine, analysis: result.downTheLine },
    filmPair: result.filmPair,
    moves,
    club: '7-iron',
    launchMonitor: null,
  });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.event}`);
  return outcome.parts;
}

describe('the sample swing', () => {
  it('gives a result of the agreed shape', () => {
    expect(analysisResultSchema.parse(analyzed().result)).toEqual(analyzed().result);
    expect(analyzed().result).toMatchObject({ poseModel: 'full', writer: 'deterministic' });
  });

  it('finds address, top and impact of both views within two frames of the truth', () => {
    const { faceOn, downTheLine } = analyzed().result;
    for (const name of ['address', 'top', 'impact'] as const) {
      expect(distance(faceOn.events[name].frame, name), `face-on ${name}`).toBeLessThanOrEqual(2);
    }
    for (const name of ['top', 'impact'] as const) {
      expect(distance(downTheLine?.events[name].frame ?? -99, name), `down-the-line ${name}`).toBeLessThanOrEqual(2);
    }
    const order = swingEventNames.map((name) => faceOn.events[name].frame);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('finds real time: no frame of the drawn clip counts as repeated', () => {
    expect(analyzed().result.faceOn.timeBase).toMatchObject({
      frames: 180,
      variable: false,
      duplicates: 0,
      trusted: true,
    });
  });

  it('reports turns that are on target as on or close to it, with a range that holds the truth, and calls none limited', () => {
    const { measurements, findings } = analyzed().result;
    const { shoulderTurnFromAddressDeg, hipTurnFromAddressDeg } = truth.events.top;
    const xFactorDeg = shoulderTurnFromAddressDeg - hipTurnFromAddressDeg;
    for (const [name, trueDeg] of [
      ['shoulderTurnDeg', shoulderTurnFromAddressDeg],
      ['hipRotationDeg', hipTurnFromAddressDeg],
      ['xFactorDeg', xFactorDeg],
    ] as const) {
      const turn = measurements[name];
      if (!turn || !('value' in turn) || !turn.interval) throw new Error(`${name} has no range.`);
      expect(turn.interval.low).toBeLessThan(trueDeg);
      expect(turn.interval.high).toBeGreaterThan(trueDeg);
      expect(turn.views).toBe('both');
      const scale = mobilityScales[name];
      expect(trueDeg, name).toBeGreaterThan(scale.targetMin);
      expect(trueDeg, name).toBeLessThan(scale.targetMax);
      // The X-factor has the errors of both turns: likely on or close to its target is all that it says.
      const verdict = name === 'xFactorDeg' ? 'likely-close-to-target' : 'likely-on-target';
      expect(judgeTarget(turn, scale), name).toBe(verdict);
      const label = name === 'xFactorDeg' ? 'Likely on or close' : 'Likely on target';
      expect(labelVerdict(verdict, turn, scale), name).toBe(label);
    }
    expect(findings.filter(({ kind, rule }) => kind === 'weakness' && rule.includes('turn'))).toEqual([]);
  });

  it('reports its stages in order and does not go back', () => {
    const names = stages.map((line) => line.split(' ')[0]);
    expect([...new Set(names)]).toEqual(['probe', 'transcode', 'pose', 'measure', 'write']);
    expect(names).toEqual([...names].sort((a, b) => order(a) - order(b)));
    const poses = stages.filter((line) => line.startsWith('pose')).map((line) => Number(line.split(' ')[1]));
    expect(poses).toEqual([...poses].sort((a, b) => a - b));
    expect(poses.at(-1)).toBe(1);
  });

  it('writes a copy with the frames of the source, a poster and the landmarks', async () => {
    const { faceOn, downTheLine } = analyzed().files;
    expect(analyzed().result.downTheLine).toMatchObject({ widthPx: 720, heightPx: 1280 });
    for (const files of [faceOn, downTheLine]) {
      if (!files) throw new Error('A view has no files.');
      const copy = await probeVideo({ path: files.video, ffprobePath: 'ffprobe', signal, timeoutMs: 10_000 });
      expect(copy).toMatchObject({ codec: 'h264', widthPx: 720, heightPx: 1280, frameTimesS: { length: 180 } });
      expect(readFileSync(files.poster).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      const track = storedTrackSchema.parse(readJson(files.landmarks));
      expect(track.frames).toHaveLength(180);
      expect(track.timeFacts).toMatchObject({ frameTimesS: { length: 180 }, slowMotion: 'unknown' });
    }
  });

  it('gives the same result again from what it stored', () => {
    expect(analyzed().result).toMatchObject(correct({ faceOn: {}, downTheLine: {} }));
  });

  it('changes turns and tempo when a golfer moves the top, and no turn when a golfer moves the finish', () => {
    const { result } = analyzed();
    const changed = (event: SwingEventName, by: number): string[] => {
      const { measurements } = correct({
        faceOn: { [event]: result.faceOn.events[event].frame + by },
        downTheLine: {},
      });
      const names = Object.keys(measurements) as (keyof typeof measurements)[];
      return names.filter((name) => JSON.stringify(measurements[name]) !== JSON.stringify(result.measurements[name]));
    };
    const turns = ['shoulderTurnDeg', 'hipRotationDeg'];
    expect(changed('top', -8)).toEqual(expect.arrayContaining([...turns, 'tempoRatio', 'backswingS', 'downswingS']));
    expect(['finishSwayBh']).toEqual(expect.arrayContaining(changed('finish', -20)));
    expect(changed('midFollowThrough', 2)).toEqual([]);
  });

  it('writes a small still of each event, of exactly its frame', async () => {
    const { result, files } = analyzed();
    for (const event of ['address', 'top', 'finish'] as const) {
      const { frame } = result.faceOn.events[event];
      const still = await compareStill(files.faceOn.keyFrames[event], { video: files.faceOn.video, frame });
      expect(still.size, event).toBe('480x854');
      expect(still.psnrDb, event).toBeGreaterThan(32);
    }
    const stills = swingEventNames.map((event) => readFileSync(files.faceOn.keyFrames[event]).toString('base64'));
    expect(new Set(stills).size).toBe(swingEventNames.length);
    for (const event of swingEventNames)
      expect(existsSync(files.downTheLine?.keyFrames[event] ?? ''), event).toBe(true);
  }, 60_000);

  it.each(['face-on', 'down-the-line'] as const)('detects the landmarks of the sample report, %s', (view) => {
    const { faceOn, downTheLine } = analyzed().files;
    const track = poseTrackSchema.parse(readJson((view === 'face-on' ? faceOn : downTheLine)?.landmarks ?? ''));
    const stored = poseTrackSchema.parse(readJson(report(`${view}-landmarks.json`)));
    for (const event of swingEventNames) {
      const { frame } = analyzed().result.faceOn.events[event];
      const [was, is] = [stored, track].map(({ frames }) => frames.find((pose) => pose.frame === frame)?.image);
      expect(was).toBeDefined();
      for (const [i, [x, y]] of (was ?? []).entries()) {
        const [x2, y2] = is?.[i] ?? [-1, -1];
        // Decoders and scalers may differ in a gray level; another model or package moves joints by far more.
        expect(Math.hypot(x2 - x, y2 - y), `frame ${frame}, landmark ${i}`).toBeLessThan(0.005);
      }
    }
  });
});

const distance = (frame: number, name: SwingEventName): number => Math.abs(frame - truth.events[name].frame);
const order = (stage: string | undefined): number =>
  ['probe', 'transcode', 'pose', 'measure', 'write'].indexOf(stage ?? '');
