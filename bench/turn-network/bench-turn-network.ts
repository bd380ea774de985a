import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLabeledClips } from '../events/labeled-clips.ts';
import { openClip, type TurnValues } from './cut-clip.ts';
import { type ClipVariant, clipVariants, withVariant } from './make-variant.ts';

const usage = `Usage: npm run bench:turn-network -- --labels <file> --clips <folder> --out <folder> [--match <text>]
  --match  only clips whose names contain this
Writes the crops of each clip and of its altered copies, unless they are there. Then:
  python3 research/synthetic-golfer/training/read_clips.py <checkpoint> <out>`;

/** Frames by which the found events may be off. */
const shiftsOfWhole = { whole: 0, earlier: -2, later: 2 };

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    clips: { type: 'string' },
    out: { type: 'string' },
    match: { type: 'string', default: '' },
  },
});
const { labels, clips: folder, out, match } = values;
if (labels && folder && out) await cutAll(labels, folder, out);
else {
  console.error(usage);
  process.exitCode = 1;
}

async function cutAll(labelFile: string, clipFolder: string, outFolder: string): Promise<void> {
  mkdirSync(outFolder, { recursive: true });
  const clips = readLabeledClips(labelFile, clipFolder).filter(
    ({ name, rejectAs }) => rejectAs === null && name.includes(match),
  );
  for (const clip of clips) {
    for (const variant of clipVariants) {
      if (!existsSync(join(outFolder, `${clip.name}.${variant}.json`))) await cutVariant(clip, variant, outFolder);
    }
  }
}

type Clip = ReturnType<typeof readLabeledClips>[number];

async function cutVariant({ name, path, view }: Clip, variant: ClipVariant, outFolder: string): Promise<void> {
  if (view !== 'face-on' && view !== 'down-the-line') return;
  const hand = variant === 'mirrored' ? 'left' : 'right';
  const shifts = variant === 'whole' ? shiftsOfWhole : { [variant]: 0 };
  await withVariant(path, variant, async (file) => {
    const { cut, ridge, shown } = await openClip(file, view, hand);
    for (const [label, frames] of Object.entries(shifts)) {
      const start = join(outFolder, `${name}.${label}`);
      writeFileSync(`${start}.crops`, await cut(frames));
      writeFileSync(`${start}.json`, JSON.stringify({ clip: name, variant: label, view, ridge, shown }));
    }
    console.log(`${name} ${variant}: landmarks ${format(ridge)}, shown ${format(shown)}`);
  });
}

function format(turns: TurnValues | null): string {
  return turns ? `${turns.shoulderTurnDeg.toFixed(0)}° ${turns.hipRotationDeg.toFixed(0)}°` : 'none';
}
