import { parseArgs } from 'node:util';
import { interactionScreens, measureInteractions } from './interactions/measure-interactions.ts';
import { lighthouseScreens, measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { openSeededSystem, type SeededSystem } from './open-seeded-system.ts';
import { measureSizes } from './sizes/measure-sizes.ts';

/** Measures what the client costs a phone: `sizes`, `lighthouse` or `interactions` for one part, `--screens a,b` for some screens. */
const onSystem: Record<string, Part> = {
  lighthouse: { measure: measureLighthouse, known: lighthouseScreens },
  interactions: { measure: measureInteractions, known: interactionScreens },
};
interface Part {
  measure(system: SeededSystem, screens: readonly string[]): Promise<void>;
  known: readonly string[];
}

const names = ['sizes', ...Object.keys(onSystem)];
const { values, positionals } = parseArgs({ options: { screens: { type: 'string' } }, allowPositionals: true });
const [wanted] = positionals;
const screens = values.screens?.split(',') ?? [];
if (wanted !== undefined && !names.includes(wanted)) throw new Error(`no part ${wanted}; one of ${names.join(', ')}`);
const isWanted = (name: string) => wanted === undefined || name === wanted;

const measured = Object.entries(onSystem).filter(([name]) => isWanted(name));
const known = new Set(measured.flatMap(([, part]) => part.known));
const unknown = screens.filter((screen) => !known.has(screen));
if (unknown.length > 0) throw new Error(`no screen ${unknown.join(', ')}; known: ${[...known].join(', ')}`);

if (isWanted('sizes')) measureSizes();
if (measured.length > 0) {
  const system = await openSeededSystem();
  try {
    for (const [, { measure }] of measured) await measure(system, screens);
  } finally {
    await system.close();
  }
}
