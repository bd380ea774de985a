import type { Served } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { writeOpening } from './write-opening.ts';

const hips: Served = { source: 'swing', name: 'your hip turn' };
const stop: Served = { source: 'mobility-check', name: 'your hip turn' };
const posture: Served = { source: 'swing', name: 'your posture' };
const core: Served = { source: 'focus-area', name: 'your core' };
const byCheck = 'Today begins with your hip turn: your mobility check shows that it stops short.';

it.each<[string, string | null, (Served | null)[], string | null]>([
  ['the step comes first', hips.name, [hips, core], 'The first exercise helps your body with it.'],
  ['the step comes first, where the body stops', hips.name, [stop], 'The first exercise helps your body with it.'],
  ['the step comes later', hips.name, [posture, core, hips], 'A later exercise helps your body with it.'],
  ['nothing is left for the step', hips.name, [posture, core], 'Today begins with your posture.'],
  ['only focus areas are left beside the step', hips.name, [core, posture], null],
  ['no step, another fault', null, [posture, core], 'Today begins with your posture.'],
  ['no step, and the body stops', null, [stop, core], byCheck],
  ['no step and no fault', null, [core, core], null],
  ['a plan of the version before', null, [null, null], null],
  ['no exercise', hips.name, [], null],
])('%s', (_, name, served, opening) => {
  const exercises = served.map((serves) => ({ serves }));
  expect(writeOpening({ lead: name === null ? null : { name }, exercises })).toBe(opening);
});
