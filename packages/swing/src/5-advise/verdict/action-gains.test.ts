import type { Measured, MeasurementName } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { expectedGains, gainsOfTooWide } from './action-gains.ts';
import { entropyBits } from './expect-information.ts';
import type { KnownOfGolfer } from './verdict.ts';

const band = { below: 40 };
const turn = (views: Measured['views'], confidence = 0.9) => measured(40, 8, { confidence, ...(views && { views }) });
const gainsOf = (measurement: MeasurementName, of: Measured, known: KnownOfGolfer = {}) =>
  expectedGains({ measurement, measured: of, band, known });
const tempo = (filmedFps?: number, confidence = 0.9) =>
  gainsOf('tempoRatio', measured(40, 8, { confidence }), filmedFps === undefined ? {} : { filmedFps });

describe('what can show more of a turn', () => {
  it.each<[string, Measured, KnownOfGolfer, string[]]>([
    ['from the front', turn('face-on'), {}, ['film-again', 'film-down-the-line', 'mobility-check']],
    ['from behind', turn('down-the-line'), {}, ['film-again', 'film-face-on', 'mobility-check']],
    ['from both sides', turn('both'), {}, ['film-again', 'mobility-check']],
    ['of an older result', turn(undefined), {}, ['film-again', 'mobility-check']],
    ['with both videos', turn('face-on'), { hasBothVideos: true }, ['film-again', 'mobility-check']],
    ['with a check', turn('face-on'), { hasMobilityCheck: true }, ['film-again', 'film-down-the-line']],
    ['that is seen badly', turn('both', 0.59), {}, ['film-better', 'mobility-check']],
    ['that is seen well enough', turn('both', 0.6), {}, ['film-again', 'mobility-check']],
  ])('%s', (_, seen, known, actions) => {
    const gains = gainsOf('hipRotationDeg', seen, known);
    expect(Object.keys(gains).toSorted()).toEqual(actions.toSorted());
    for (const bits of Object.values(gains)) expect(bits).toBeGreaterThan(0);
  });

  it('the other view shows more than the same one again, and the check a quarter of what is open', () => {
    for (const name of ['hipRotationDeg', 'shoulderTurnDeg', 'xFactorDeg'] as const) {
      const gains = gainsOf(name, turn('face-on'));
      expect(gains['film-down-the-line']).toBeGreaterThan(gains['film-again'] ?? 1);
      expect(gains['mobility-check']).toBeCloseTo(0.25, 6);
    }
    const sure = measured(48, 8, { views: 'both' });
    expect(gainsOf('hipRotationDeg', sure)['mobility-check']).toBeCloseTo(0.25 * entropyBits(0.05), 3);
    expect(gainsOf('hipRotationDeg', turn('both', 0.3))['film-better']).toBeGreaterThan(
      gainsOf('hipRotationDeg', turn('both'))['film-again'] ?? 1,
    );
  });
});

describe('what can show more of the tempo', () => {
  it('slow motion, the more the fewer frames a second the video has, and not where it has enough', () => {
    const [slow = 0, medium = 0] = [30, 90].map((fps) => tempo(fps)['film-slow-motion']);
    expect(slow).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(0);
    // At address the tempo is not known better than this, however many frames there are.
    expect(tempo(30)).toEqual(tempo(60));
    expect(Object.keys(tempo(119))).toEqual(['film-again', 'film-slow-motion']);
    for (const fps of [120, 240, undefined]) expect(Object.keys(tempo(fps))).toEqual(['film-again']);
    expect(Object.keys(tempo(30, 0.3))).toEqual(['film-better', 'film-slow-motion']);
  });

  it('is another swing for any other number', () => {
    expect(Object.keys(gainsOf('headMovementBh', turn(undefined), { filmedFps: 30 }))).toEqual(['film-again']);
  });
});

it.each<[string, Measured['views'], KnownOfGolfer, object]>([
  ['from the front', 'face-on', {}, { 'film-down-the-line': 0.4, 'film-again': 0.1 }],
  ['from behind', 'down-the-line', {}, { 'film-face-on': 0.4, 'film-again': 0.1 }],
  ['where no turn is shown', undefined, {}, { 'film-down-the-line': 0.4, 'film-again': 0.1 }],
  ['from both sides', 'both', {}, { 'film-again': 0.2 }],
  ['with both videos', 'face-on', { hasBothVideos: true }, { 'film-again': 0.2 }],
])('a turn whose range is too wide %s is shown by the other view', (_, views, known, gains) => {
  expect(gainsOfTooWide(views, known)).toEqual(gains);
});
