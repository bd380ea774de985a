import { flightscope } from './flightscope.ts';
import { foresight } from './foresight.ts';
import { fullSwing } from './full-swing.ts';
import { garmin } from './garmin.ts';
import { rapsodo } from './rapsodo.ts';
import type { ShotFormat } from './shot-format.ts';
import { skytrak } from './skytrak.ts';
import { square } from './square.ts';
import { trackman } from './trackman.ts';
import { uneekor } from './uneekor.ts';

/** The formats that are recognized; those with the most particular headings come first. */
export const shotFormats: readonly ShotFormat[] = [
  skytrak,
  square,
  uneekor,
  rapsodo,
  garmin,
  flightscope,
  foresight,
  fullSwing,
  trackman,
];
