// npx pnpm --filter @trueswing/synthetic-golfer render <out.mp4> [setting=value …]
import { resolve } from 'node:path';
import { standardClip } from './clip/clip-parameters.ts';
import { applySettings } from './clip/parse-settings.ts';
import { startFolder } from './env.ts';
import { renderClip } from './render/render-clip.ts';

const [out, ...settings] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!out?.endsWith('.mp4')) {
  console.error(
    `usage: render <out.mp4> [setting=value …]\nsettings and their defaults: ${JSON.stringify(standardClip, null, 2)}`,
  );
  process.exit(2);
}
// pnpm runs scripts in the package's folder; paths are relative to the folder in which the command was typed.
const file = resolve(startFolder, out);
const truth = await renderClip(applySettings(standardClip, settings), file, (done, of) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${of} frames`);
});
console.log(`${file}: ${truth.frames} frames, impact at frame ${truth.events.impact.frame}`);
