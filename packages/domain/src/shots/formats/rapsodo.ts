import type { ShotFormat } from './shot-format.ts';

/**
 * Rapsodo MLM2PRO and MLM: a title with name and time, then for each club headings, shots, `Average` and `Std. Dev.`. It names no
 * units; the app shows yards and mph unless it is set to meters. Side and launch direction are positive on the right.
 * Sources: github.com/DocNR/raid.golf, data/session_logs/fixture_mlm2pro_shotexport_anonymized.csv (title row, all headings but the
 * date, closing rows) and raid/ingest.py; github.com/keboh13/golf-strategy-engine, src/lib/importers/rapsodo-skytrak.parser.js (date).
 * Headings that are repeated for each club have no named source.
 */
export const rapsodo: ShotFormat = {
  id: 'rapsodo',
  name: 'Rapsodo',
  marks: [
    ['club type', 'club brand', 'carry distance'],
    ['club type', 'side carry', 'carry distance'],
    ['club type', 'side carry', 'total distance'],
    ['club data est type', 'ball speed'],
  ],
  columns: {
    'club type': 'club',
    date: 'time',
    'carry distance': 'carryYd',
    'total distance': 'totalYd',
    'ball speed': 'ballSpeedMph',
    'club speed': 'clubSpeedMph',
    'launch angle': 'launchAngleDeg',
    'side carry': 'sideYd',
    'attack angle': 'attackAngleDeg',
    'club path': 'clubPathDeg',
    'spin rate': 'spinRpm',
  },
};
