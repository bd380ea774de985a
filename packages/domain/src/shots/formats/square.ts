import type { ShotFormat } from './shot-format.ts';

/**
 * Square Golf: `Dates,03-12-2026,Place,…`, a blank row, headings with units, shots, and for each club `Average` and `Deviation`.
 * `R2.1` and `L3.2` are right and left of the target. Offline is not read: it was reported to be about 3.2 times the truth.
 * Sources: github.com/esabine/wedgematrix, services/csv_parser.py and README.md (headings, direction letters, closing rows);
 * github.com/jDelille/swinga, types/shotData.ts; github.com/sgrutsch-hub/g730, backend/app/parsers/bushnell_dr.py for the same layout.
 * The club speed, and the report about offline, have no named source.
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
