import type { ShotFormat } from './shot-format.ts';

/**
 * Full Swing KIT. No export of its app is public; these are the names of its data points, as one word, in words, and as the app's
 * screen shows them. A file that looks different goes to the screen that asks what its columns mean.
 * Sources: github.com/FullSwingGolf/lm-connect-sdk, LmConnectDemo/Program.cs (the maker's own names: CarryDistance, SideCarry,
 * HorizontalLaunchAngle and so on); github.com/samhalegolf/GolfDaddy for headings that imports met.
 */
export const fullSwing: ShotFormat = {
  id: 'full-swing',
  name: 'Full Swing',
  marks: [
    ['horizontal launch angle', 'side carry', 'smash factor'],
    ['horizontallaunchangle', 'sidecarry'],
    ['vertical launch angle', 'carry distance', 'spin axis'],
    ['verticallaunchangle', 'carrydistance'],
  ],
  columns: {
    club: 'club',
    'club name': 'club',
    timestamp: 'time',
    date: 'time',
    time: 'clock',
    'ball speed': 'ballSpeedMph',
    ballspeed: 'ballSpeedMph',
    'club speed': 'clubSpeedMph',
    clubspeed: 'clubSpeedMph',
    'carry distance': 'carryYd',
    carrydistance: 'carryYd',
    carry: 'carryYd',
    'total distance': 'totalYd',
    totaldistance: 'totalYd',
    total: 'totalYd',
    'launch angle': 'launchAngleDeg',
    'vertical launch angle': 'launchAngleDeg',
    verticallaunchangle: 'launchAngleDeg',
    'spin rate': 'spinRpm',
    spinrate: 'spinRpm',
    'club path': 'clubPathDeg',
    clubpath: 'clubPathDeg',
    'face angle': 'faceAngleDeg',
    faceangle: 'faceAngleDeg',
    'face to path': 'faceToPathDeg',
    facetopath: 'faceToPathDeg',
    'attack angle': 'attackAngleDeg',
    attackangle: 'attackAngleDeg',
    'side carry': 'sideYd',
    sidecarry: 'sideYd',
  },
};
