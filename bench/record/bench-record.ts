import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage, servePage } from '../../apps/web/test/e2e/steps/open-built-page.ts';
import { machineLoad } from '../machine-load.ts';
import { drawClips } from './draw-clips.ts';
import { type ClipTruth, listEvents } from './list-events.ts';
import { listSessions, type RecordSession } from './list-sessions.ts';
import { type PlayedSession, playInBrowser } from './play-in-browser.ts';
import { playRules } from './play-rules.ts';
import { type RenderedClip, renderClips } from './render-clips.ts';
import { isRight, printScores, type ScoredEvent } from './score-events.ts';
import { trackClip } from './track-clips.ts';

const usage = `Usage: npm run bench:record -- [--count <n>] [--browser <n>] [--cache <folder>]
  --count    swings for the rules alone, and as many decoys; default 100; 0 leaves the rules out
  --browser  swings that Chromium plays in real time, and as many decoys, 12 s each; default 0
  --cache    where rendered clips, their poses and played sessions are kept; default .data/record`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    browser: { type: 'string', default: '0' },
    cache: { type: 'string', default: '.data/record' },
    help: { type: 'boolean', default: false },
  },
});
/** The rules were tuned on the first golfers. */
const tunedGolfers = 2;
/** The cut is that of the upload: so much before the swing and after its finish. */
const marginS = 2;

if (values.help) console.log(usage);
else await measure();

async function measure(): Promise<void> {
  const clips = await renderClips(drawClips(), resolve(values.cache));
  const page = mkdtempSync(join(tmpdir(), 'bench-record-page-'));
  await buildPage(page);
  const served = await servePage(page);
  try {
    if (Number(values.count) > 0) await playAllRules(clips, served);
    const events = listEvents(clips, readTruth, Number(values.browser));
    if (events.length > 0)
      await playAllInBrowser(listSessions(events), clips, served, readdirSync(page, { recursive: true }).sort());
  } finally {
    await served.close();
    rmSync(page, { recursive: true, force: true });
  }
}

type Served = Awaited<ReturnType<typeof servePage>>;

async function playAllRules(clips: readonly RenderedClip[], served: Served): Promise<void> {
  const { browser, page } = await served.open([]);
  const tracked = new Map<string, Awaited<ReturnType<typeof trackClip>>>();
  for (const clip of clips) tracked.set(clip.name, await trackClip(page, clip));
  await browser.close();
  const events = listEvents(clips, readTruth, Number(values.count));
  for (const trigger of ['sound', 'motion'] as const) {
    const scored = events
      // Motion alone is the setting in which practice swings are wanted.
      .filter(({ kind }) => trigger === 'sound' || kind !== 'practice-swing')
      .map((event): ScoredEvent => {
        const swings = playRules(event, tracked.get(event.clip.name)?.[event.phase] ?? [], trigger);
        const kept = swings.map(({ startS, finishS }) => ({ fromS: startS - marginS, toS: finishS + marginS }));
        return { event, kept };
      });
    const isTuned = ({ event }: ScoredEvent): boolean => event.clip.golfer < tunedGolfers;
    printScores(`The rules with the trigger '${trigger}', golfers of the tuning`, scored.filter(isTuned));
    printScores(
      `The rules with the trigger '${trigger}', other golfers`,
      scored.filter((each) => !isTuned(each)),
    );
  }
}

async function playAllInBrowser(
  sessions: readonly RecordSession[],
  clips: readonly RenderedClip[],
  served: Served,
  builtFiles: readonly unknown[],
): Promise<void> {
  const scored: ScoredEvent[] = [];
  // The names of built files have digests of their content, so another recorder or another list of events has results of its own.
  const digest = createHash('sha256')
    .update(JSON.stringify([builtFiles, sessions]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(resolve(values.cache), `sessions-${digest}`);
  mkdirSync(folder, { recursive: true });
  const fileOf = (clip: string): string => clips.find(({ name }) => name === clip)?.file ?? '';
  for (const [i, session] of sessions.entries()) {
    const file = join(folder, `${session.name}.json`);
    const isKept = existsSync(file);
    const { kept, posesPerSecond, load } = isKept
      ? (JSON.parse(readFileSync(file, 'utf8')) as KeptSession)
      : await playAndKeep(file, () => playInBrowser(served, session, fileOf, 'sound'));
    const results = session.events.map((event, k): ScoredEvent => ({ event, kept: kept[k] ?? [] }));
    scored.push(...results);
    const wrong = results.filter((each) => !isRight(each));
    const verdict = wrong.map((each) => `${each.event.kind} ${JSON.stringify(each.kept)}`).join(', ') || 'all right';
    const facts = `${posesPerSecond.toFixed(1)} poses a second, load ${load}${isKept ? ', played before' : ''}`;
    console.log(`${i + 1} of ${sessions.length}, ${session.name}, ${results.length} events: ${verdict}; ${facts}`);
  }
  printScores(`Chromium in real time, ${cpus().length} cores`, scored);
}

interface KeptSession extends PlayedSession {
  /** Load of the machine before the session. */
  readonly load: string;
}

/** Plays a session and keeps its result, so that an interrupted run continues. */
async function playAndKeep(file: string, play: () => Promise<PlayedSession>): Promise<KeptSession> {
  const load = machineLoad();
  const kept = { ...(await play()), load };
  writeFileSync(file, JSON.stringify(kept));
  return kept;
}

function readTruth({ name }: { readonly name: string }): ClipTruth {
  const text = readFileSync(join(resolve(values.cache), `${name}.truth.json`), 'utf8');
  const { events, frames, playedFps } = JSON.parse(text) as {
    events: Record<'address' | 'impact' | 'finish', { timeS: number }>;
    frames: number;
    playedFps: number;
  };
  return {
    addressS: events.address.timeS,
    impactS: events.impact.timeS,
    finishS: events.finish.timeS,
    seconds: frames / playedFps,
  };
}
