import type { ShotFormat } from './shot-format.ts';

/**
 * Uneekor VIEW and Refine: one file for each club, whose name is not in it, so the golfer says it. `L 32.2` and `R 1.8°` are
 * left and right of the target, `--` was not measured. Units follow the settings and are not written: yards and mph by default.
 * Sources: github.com/cmartins2001/golf-app, data/session_2026_02_05.csv (headings and cells of a real export);
 * github.com/Redeemedduck/GolfDataApp, portal_exploration_notes.md (names of clubs, units of my.uneekor.com).
 */
export const uneekor: ShotFormat = {
  id: 'uneekor',
  name: 'Uneekor',
  marks: [
    ['side dist', 'back spin', 'side angle'],
    ['decent angle', 'ball speed'],
    ['dist to apex', 'impact pos x'],
  ],
  columns: {
    club: 'club',
    date: 'time',
    carry: 'carryYd',
    total: 'totalYd',
    'side dist': 'sideYd',
    'club speed': 'clubSpeedMph',
    'ball speed': 'ballSpeedMph',
    'total spin': 'spinRpm',
    'back spin': 'backSpinRpm',
    'side spin': 'sideSpinRpm',
    'launch angle': 'launchAngleDeg',
    'face angle': 'faceAngleDeg',
    'club path': 'clubPathDeg',
    'attack angle': 'attackAngleDeg',
    'face to path': 'faceToPathDeg',
  },
};
