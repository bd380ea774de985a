import type { ShotFormat } from './shot-format.ts';

/**
 * FlightScope (FS Golf, Mevo, Mevo+, X3): units in the headings, in parentheses or brackets, and `4.5 L` or `3.0 R` for what lies left
 * or right of the target.
 * Sources: github.com/keboh13/golf-strategy-engine, src/lib/importers/flightscope.parser.js with FS Golf and older Mevo exports;
 * github.com/alexorduna/Flightscope; github.com/ryanlchan/flightscope-to-csv.
 */
export const flightscope: ShotFormat = {
  id: 'flightscope',
  name: 'FlightScope',
  marks: [
    ['launch h', 'launch v', 'smash'],
    ['ball', 'club', 'smash', 'carry'],
    ['launch angle v', 'smash', 'spin'],
    ['launch v', 'smash', 'carry'],
    ['aoa', 'lateral', 'ftp'],
  ],
  columns: {
    club: 'club',
    date: 'time',
    'ball [speed]': 'ballSpeedMph',
    'ball speed': 'ballSpeedMph',
    'club [speed]': 'clubSpeedMph',
    'club speed': 'clubSpeedMph',
    carry: 'carryYd',
    'carry distance': 'carryYd',
    total: 'totalYd',
    'total distance': 'totalYd',
    spin: 'spinRpm',
    'launch v': 'launchAngleDeg',
    'launch angle v': 'launchAngleDeg',
    lateral: 'sideYd',
    aoa: 'attackAngleDeg',
    'club path': 'clubPathDeg',
    ftt: 'faceAngleDeg',
    'face to target': 'faceAngleDeg',
    ftp: 'faceToPathDeg',
    'face to path': 'faceToPathDeg',
  },
};
