import type { ShotFormat } from './shot-format.ts';

/**
 * SkyTrak: `PRACTICE: 6/19/2023 5:39 PM`, the player, headings in two rows (names, then units), then for each club a row with its
 * name, shots and `AVG`; `NOTES` come last. `SIDE` stands twice, in rpm and in degrees. The range's export is a plain table with units in the headings.
 * Sources: github.com/brandon-rice/golf_swing_stats, src/parser.py (rows, blocks, order of the columns);
 * github.com/stryklabs/stryklabs-platform-v3, lib/parsers/skytrak_v1.ts (names); github.com/keboh13/golf-strategy-engine,
 * src/lib/importers/rapsodo-skytrak.parser.js (the range's table). `FTP` has no named source.
 */
export const skytrak: ShotFormat = {
  id: 'skytrak',
  name: 'SkyTrak',
  endsWithNotes: true,
  marks: [
    ['shot', 'hand', 'ball speed', 'dscnt'],
    ['back spin', 'side angle', 'offline', 'roll'],
    ['back spin', 'offline', 'roll', 'flight time'],
  ],
  columns: {
    date: 'time',
    club: 'club',
    'ball speed': 'ballSpeedMph',
    'club speed': 'clubSpeedMph',
    launch: 'launchAngleDeg',
    'launch angle': 'launchAngleDeg',
    'back [spin]': 'backSpinRpm',
    'back spin': 'backSpinRpm',
    'side [spin]': 'sideSpinRpm',
    'side spin': 'sideSpinRpm',
    offline: 'sideYd',
    carry: 'carryYd',
    total: 'totalYd',
    path: 'clubPathDeg',
    ftp: 'faceToPathDeg',
    ftt: 'faceAngleDeg',
  },
};
