import { writeFileSync } from 'node:fs';
import {
  type FramedGolfer,
  listFramedGolfers,
} from '../../research/synthetic-golfer/src/framing/list-framed-golfers.ts';
import { type ShownGolfer, showOnStage, stages } from '../../research/synthetic-golfer/src/framing/show-on-stage.ts';
import { drawSheet } from './draw-sheet.ts';

/**
 * Prints how much of the player's stage the golfer fills, for rendered cameras with the golfer in each ninth of the picture.
 * With a path it also draws all of them into one SVG, on the stage of the narrowest phone.
 */
const [sheetPath] = process.argv.slice(2);
const golfers = listFramedGolfers({ fps: 30 });
const [narrowest] = stages;

const rows = new Map<string, Record<string, string>>();
for (const stage of stages) {
  for (const [camera, shown] of groupByCamera(stage)) {
    const shares = shown.map(({ share }) => Math.round(share * 100));
    const inside = shown.filter(({ isInside }) => isInside).length;
    const limits = [...new Set(shown.map(({ limit }) => limit))].sort();
    const row = rows.get(camera) ?? {};
    row[stage.name] =
      `${Math.min(...shares)}–${Math.max(...shares)} % (${limits.join(', ')}), ${inside} of ${shown.length}`;
    rows.set(camera, row);
  }
}
console.log(`| camera | ${stages.map(({ name }) => name).join(' | ')} |\n| --- |${' --- |'.repeat(stages.length)}`);
for (const [camera, row] of rows) {
  console.log(`| ${camera} | ${stages.map(({ name }) => row[name]).join(' | ')} |`);
}
if (sheetPath && narrowest) {
  writeFileSync(sheetPath, drawSheet(golfers, narrowest));
  console.log(`\nWrote ${sheetPath}.`);
}

function groupByCamera(stage: (typeof stages)[number]): Map<string, ShownGolfer[]> {
  const groups = new Map<string, ShownGolfer[]>();
  for (const golfer of golfers) {
    const name = nameOf(golfer);
    groups.set(name, [...(groups.get(name) ?? []), showOnStage(golfer, stage)]);
  }
  return groups;
}

function nameOf({ view, picture, place }: FramedGolfer): string {
  return `${view}, ${picture}, ${place}`;
}
