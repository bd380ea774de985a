import type { ShotFormat } from './shot-format.ts';

/**
 * Square Golf: `Dates,03-12-2026,Place,…`, a blank row, headings with units, shots, and for each club `Average` and `Deviation`.
 * `R2.1` and `L3.2` are right and left of the target. Offline is not read: a public viewer found it about 3.2 times the truth.
 * Sources: a club-matrix importer's documentation and tests for files of Square (headings, direction letters), in public code
 * search; github.com/jDelille/swinga, types/shotData.ts; github.com/sgrutsch-hub/g730, bushnell_dr.py for the same layout.
 */
export const square: ShotFormat = {
  id: 'square',
  name: 'Square',
  marks: [
    ['club', 'index', 'ball speed', 'carry'],
    ['landing angle', 'dynamic loft', 'index'],
  ],
  columns: {
    club: 'club',
    'ball speed': 'ballSpeedMph',
    'club speed': 'clubSpeedMph',
    'launch angle': 'launchAngleDeg',
    'spin rate': 'spinRpm',
    'back spin': 'backSpinRpm',
    'side spin': 'sideSpinRpm',
    carry: 'carryYd',
    total: 'totalYd',
    'club path': 'clubPathDeg',
    'face angle': 'faceAngleDeg',
    'attack angle': 'attackAngleDeg',
  },
};
