import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cutVideo } from '../../apps/web/src/features/uploads/prepare/cut/cut-video.ts';
import { buildPage, servePage } from '../../apps/web/test/e2e/steps/open-built-page.ts';
import { probeFrames } from '../../apps/web/test/fixtures/probe-frames.ts';
import { analyzeFile, type FileReport } from './analyze-file.ts';
import { makeLongClips, type PrepareClip, toVp9 } from './bench-clips.ts';

const usage = `Usage: npm run bench:prepare -- [--clips <folder>] [--rates 30,60,120]
Compares the analysis of videos with that of what the phone makes of them: a part that is cut out, and a conversion.
  --clips  MP4 files of swings; default: the samples, in half a minute of stillness
  --rates  frames a second of the samples; default 30,60,120`;

const { values } = parseArgs({
  options: {
    clips: { type: 'string' },
    rates: { type: 'string', default: '30,60,120' },
    help: { type: 'boolean', default: false },
  },
});
/** The part that the upload form proposes. */
const marginS = 2;

interface Compared {
  readonly clip: string;
  readonly way: 'cut' | 'converted';
  /** Frames by which events of the made video lie later. */
  readonly events: Readonly<Record<string, number>>;
  readonly mostFrames: number;
  readonly mostDeg: number;
  /** The turn that differs most. */
  readonly turn: string;
}

if (values.help) console.log(usage);
else await measure();

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-prepare-'));
  try {
    const rates = values.rates.split(',').map(Number);
    const clips = values.clips
      ? readdirSync(values.clips)
          .filter((name) => name.endsWith('.mp4'))
          .map((name) => ({ name, path: resolve(values.clips ?? '', name) }))
      : makeLongClips(folder, ['samples/face-on.mp4', 'samples/down-the-line.mp4'], rates);
    const convert = await openConversion(folder);
    const compared: Compared[] = [];
    for (const clip of clips) {
      const print = (row: Compared): void => {
        compared.push(row);
        const events = Object.values(row.events).join(' ');
        console.log(`${clip.name}, ${row.way}: events ${events}; ${row.mostDeg.toFixed(1)}° (${row.turn})`);
      };
      const whole = analyzeFile(clip.path);
      const part = await cutPart(folder, clip, whole);
      print(compare(clip, 'cut', whole, analyzeFile(part.path), part.firstFrame));
      const partVp9 = toVp9(folder, { name: `${clip.name} part`, path: part.path });
      print(compare(clip, 'converted', analyzeFile(partVp9), analyzeFile(await convert.file(partVp9)), 0));
    }
    await convert.close();
    for (const way of ['cut', 'converted'] as const) {
      const rows = compared.filter((row) => row.way === way);
      const frames = rows.flatMap(({ events }) => Object.values(events));
      const [mostFrames, mostDeg] = way === 'cut' ? [0, 1] : [1, 3];
      const within = frames.filter((each) => Math.abs(each) <= mostFrames).length;
      const turns = rows.filter((row) => row.mostDeg <= mostDeg).length;
      console.log(
        `${way}: ${within} of ${frames.length} events within ${mostFrames} frames, all turns of ${turns} of ${rows.length} videos within ${mostDeg}°`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cuts out the part that the upload form would propose for the swing. */
async function cutPart(folder: string, { path }: PrepareClip, { addressS, finishS }: FileReport) {
  const file = new File([readFileSync(path)], basename(path), { type: 'video/mp4' });
  const part = { startS: Math.max(0, addressS - marginS), endS: finishS + marginS };
  const made = await cutVideo(file, part, new AbortController().signal);
  const cutPath = join(folder, `cut-${basename(path)}`);
  writeFileSync(cutPath, new Uint8Array(await made.arrayBuffer()));
  const [before, after] = probeFrames(path, cutPath);
  return { path: cutPath, firstFrame: before.pictures.indexOf(after.pictures[0] ?? '') };
}

function compare(
  { name }: PrepareClip,
  way: Compared['way'],
  before: FileReport,
  after: FileReport,
  firstFrame: number,
): Compared {
  const events = Object.fromEntries(
    Object.entries(before.events).map(([event, frame]) => [event, (after.events[event] ?? 0) + firstFrame - frame]),
  );
  const differences = Object.entries(before.turnsDeg).map(([turn, deg]) => ({
    turn,
    deg: Math.abs((after.turnsDeg[turn] ?? Number.NaN) - deg),
  }));
  const most = differences.reduce((a, b) => (b.deg > a.deg || Number.isNaN(b.deg) ? b : a), { turn: 'none', deg: 0 });
  const mostFrames = Math.max(...Object.values(events).map(Math.abs));
  return { clip: name, way, events, mostFrames, mostDeg: most.deg, turn: most.turn };
}

/** Opens the conversion of the upload form in Chromium. */
async function openConversion(folder: string) {
  const built = join(folder, 'page');
  await buildPage(built, resolve('bench/prepare/page'));
  const served = await servePage(built);
  const { browser, page } = await served.open([]);
  return {
    async file(path: string): Promise<string> {
      const download = page.waitForEvent('download', { timeout: 600_000 });
      await page.locator('input').setInputFiles(path);
      const target = join(folder, `converted-${basename(path)}`);
      await (await download).saveAs(target);
      await page.reload();
      return target;
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
