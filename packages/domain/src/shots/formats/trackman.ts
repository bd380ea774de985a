import type { ShotFormat } from './shot-format.ts';

/**
 * TrackMan Performance Studio, CSV and XLSX: a line `sep=,`, headings, a row of units such as `[mph]`, shots. Older reports have the
 * unit in the heading. `Use In Stat` is FALSE for shots that the golfer left out. Right of the target is positive.
 * Sources: help.trackmangolf.com, article 12985883274139 ("How To Export A CSV File From TPS"), and articles 39724466444059,
 * 39724275421211, 39726408967323 for the signs; github.com/open-flight/openflight, OpenFlight-Test.Normalized.csv;
 * github.com/craigjhudson-source/Trackman-Shaft-Fitting-App, core/trackman.py.
 */
export const trackman: ShotFormat = {
  id: 'trackman',
  name: 'TrackMan',
  marks: [
    ['carry flat length', 'club speed'],
    ['tmd no', 'club'],
    ['dyn loft', 'face to path', 'ball speed'],
    ['carry side', 'total side', 'ball speed'],
    ['swing direction', 'swing plane', 'ball speed'],
  ],
  columns: {
    date: 'time',
    time: 'clock',
    club: 'club',
    'use in stat': 'isCounted',
    'club speed': 'clubSpeedMph',
    'ball speed': 'ballSpeedMph',
    'attack angle': 'attackAngleDeg',
    'club path': 'clubPathDeg',
    'face angle': 'faceAngleDeg',
    'face to path': 'faceToPathDeg',
    'launch angle': 'launchAngleDeg',
    'spin rate': 'spinRpm',
    carry: 'carryYd',
    'carry flat length': 'carryYd',
    'carry side': 'sideYd',
    'carry flat side': 'sideYd',
    side: 'sideYd',
    total: 'totalYd',
    'est total flat length': 'totalYd',
  },
};
