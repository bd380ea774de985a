import type { ShotFormat } from './shot-format.ts';

const golfer = { signs: 'golfer' } as const;

/**
 * Foresight GCQuad, GC3 and GCHawk, and Bushnell Launch Pro. FSX Play writes one table with units and signs in its headings, such as
 * `Face to Target (deg closed-/open+)`, as seen from the golfer. FSX Pro and Bushnell write a block for each club: a row with
 * the club, headings, shots, `Average`. Where the club was not measured there is the largest number or 0.
 * Sources: FSX Play: github.com/RobinCHoffpauir/Golf, all_shots_gulftee.csv and sessions/ (all headings, in exports of a range);
 * blocks: github.com/sgrutsch-hub/g730, backend/app/parsers/bushnell_session.py and bushnell_sa.py with their tests. The largest
 * number for a club that was not measured has no named source, only a parser whose repository we could not find again.
 */
export const foresight: ShotFormat = {
  id: 'foresight',
  name: 'Foresight',
  marks: [
    ['push pull', 'total spin', 'carry'],
    ['club speed at impact location', 'efficiency'],
    ['club speed impact', 'ball speed', 'launch direction'],
    ['date', 'time', 'carry', 'peak height', 'launch direction'],
    ['face to target', 'descent angle', 'offline'],
  ],
  hasNumberedBlocks: true,
  columns: {
    'shot created date': 'time',
    date: 'time',
    time: 'clock',
    'club name': 'club',
    club: 'club',
    'club type': 'clubType',
    'ball speed': 'ballSpeedMph',
    'club speed': 'clubSpeedMph',
    'launch angle': 'launchAngleDeg',
    'total spin': 'spinRpm',
    'spin rate': 'spinRpm',
    'back spin': 'backSpinRpm',
    'side spin': 'sideSpinRpm',
    carry: 'carryYd',
    'total distance': 'totalYd',
    total: 'totalYd',
    offline: 'sideYd',
    'angle of attack': 'attackAngleDeg',
    aoa: 'attackAngleDeg',
    'club path': { is: 'clubPathDeg', ...golfer },
    'face to target': { is: 'faceAngleDeg', ...golfer },
    'face to path': { is: 'faceToPathDeg', ...golfer },
  },
};
