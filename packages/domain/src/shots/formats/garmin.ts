import type { ShotFormat } from './shot-format.ts';

/**
 * Garmin Approach R10 and R50, exported by Garmin Golf: headings, a row of units such as `[mph]`, shots. The headings come in the
 * language of the phone; English and German are known here. Deviations are negative left of the target.
 * Sources: github.com/keboh13/golf-strategy-engine, src/lib/importers/garmin.parser.js with its test;
 * github.com/thraizz/r10progress, src/types/GolfSwingData.ts (German headings, and the same in English);
 * github.com/rpetersson/garmin-r10-dashboard, app.py.
 */
export const garmin: ShotFormat = {
  id: 'garmin',
  name: 'Garmin',
  marks: [
    ['club type', 'club face', 'ball speed'],
    ['club type', 'carry deviation distance'],
    ['spin rate type', 'apex height', 'carry distance'],
    ['schlagerart', 'ballgeschwindigkeit'],
  ],
  columns: {
    date: 'time',
    'club type': 'club',
    'club speed': 'clubSpeedMph',
    'attack angle': 'attackAngleDeg',
    'club path': 'clubPathDeg',
    'club face': 'faceAngleDeg',
    'face to path': 'faceToPathDeg',
    'ball speed': 'ballSpeedMph',
    'launch angle': 'launchAngleDeg',
    'spin rate': 'spinRpm',
    backspin: 'backSpinRpm',
    sidespin: 'sideSpinRpm',
    'carry distance': 'carryYd',
    'carry deviation distance': 'sideYd',
    'total distance': 'totalYd',
    datum: 'time',
    schlagerart: 'club',
    'schl gsch': 'clubSpeedMph',
    anstellwinkel: 'attackAngleDeg',
    schwungbahn: 'clubPathDeg',
    schlagflache: 'faceAngleDeg',
    schlagflachenstellung: 'faceToPathDeg',
    ballgeschwindigkeit: 'ballSpeedMph',
    abflugwinkel: 'launchAngleDeg',
    drehrate: 'spinRpm',
    'carry distanz': 'carryYd',
    'carry abweichungsdistanz': 'sideYd',
    gesamtstrecke: 'totalYd',
  },
};
