import { describe, expect, it } from 'vitest';
import { rotate } from '../geometry/rotation.ts';
import { add, subtract, type Vec3 } from '../geometry/vector.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { GolferPose } from '../swing/pose/golfer-pose.ts';
import { modelSwing } from '../swing/swing-parameters.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { readTrunkAngles } from './axes-of-markers.ts';
import { readC3d } from './read-c3d.ts';
import { retargetSwing } from './retarget-swing.ts';

const rateHz = 360;
/** The recordings begin as the club moves. */
const swing = makeSwing({ ...modelSwing, chestTurnDeg: { ...modelSwing.chestTurnDeg, top: 97 } });
const { p1, p10 } = swing.timeline;
const frames = Math.floor((p10 - p1) * rateHz);

/** The markers of a GEARS suit on one of our golfers, in our axes. */
function markersOn(pose: GolferPose): Record<string, Vec3> {
  const { left, right } = pose.limbs;
  const onPelvis = (x: number, z: number) => add(pose.midHip, rotate(pose.pelvisRotation, [x, 0.1, z]));
  const onChest = (x: number, y: number, z: number) => add(pose.trunkTop, rotate(pose.chestRotation, [x, y, z]));
  const onHead = (x: number, y: number, z: number) => add(pose.head, rotate(pose.headRotation, [x, y, z]));
  const beside = (point: Vec3, x: number): Vec3 => add(point, [x, 0, 0]);
  return {
    WaistLeft: onPelvis(0.17, 0.08),
    WaistRight: onPelvis(-0.17, 0.08),
    WaistLBack: onPelvis(0.08, -0.1),
    WaistRBack: onPelvis(-0.08, -0.1),
    BackTop: onChest(0, 0.05, -0.08),
    BackLeft: onChest(0.09, -0.12, -0.12),
    BackRight: onChest(-0.09, -0.12, -0.12),
    HeadTop: onHead(0, 0.13, 0),
    HeadFront: onHead(0, 0.05, 0.12),
    HeadSide: onHead(0.1, 0.03, 0),
    LShoulderBack: onChest(0.17, 0.03, -0.05),
    RShoulderBack: onChest(-0.17, 0.03, -0.05),
    LElbowOut: left.elbow,
    LWristTop: left.wrist,
    LAnkleOut: beside(left.ankle, 0.04),
    RAnkleOut: beside(right.ankle, -0.04),
    LToeIn: beside(left.toe, -0.04),
    LToeOut: beside(left.toe, 0.04),
    RToeIn: beside(right.toe, 0.04),
    RToeOut: beside(right.toe, -0.04),
    'Marker_2:2:1': pose.clubHead,
    'Marker_2:2:2': add(pose.clubHead, [0.01, 0, 0]),
    'Marker_2:2:3': subtract(pose.clubHead, [0.01, 0, 0]),
  };
}

/** Writes what `readC3d` reads: header, one parameter with the labels, then four floats a marker and frame. */
function writeC3d(recorded: readonly Record<string, Vec3>[]): Buffer {
  const labels = Object.keys(recorded[0]!);
  const width = 16;
  const parameters = Buffer.alloc(1024);
  parameters.writeInt8(6, 4); // length of the name
  parameters.writeInt8(1, 5); // a parameter of group 1
  parameters.write('LABELS', 6);
  parameters.writeUInt16LE(0, 12); // the last record
  parameters.writeInt8(-1, 14); // text
  parameters.writeUInt8(2, 15); // two dimensions
  parameters.writeUInt8(width, 16);
  parameters.writeUInt8(labels.length, 17);
  labels.forEach((label, i) => void parameters.write(label.padEnd(width), 18 + i * width));
  const header = Buffer.alloc(512);
  header.writeUInt8(2, 0); // the parameters are in the second block
  header.writeUInt8(0x50, 1);
  header.writeUInt16LE(labels.length, 2);
  header.writeUInt16LE(1, 6);
  header.writeUInt16LE(recorded.length, 8);
  header.writeFloatLE(-1, 12); // floats
  header.writeUInt16LE(4, 16); // the data are in the fourth block
  header.writeFloatLE(rateHz, 20);
  const data = Buffer.alloc(recorded.length * labels.length * 16);
  recorded.forEach((markers, frame) => {
    labels.forEach((label, i) => {
      const [x, y, z] = markers[label]!;
      // their axes: y up, the golfer looks along −x, the target lies along +z
      [-z, y, x].forEach((value, axis) => void data.writeFloatLE(value, ((frame * labels.length + i) * 4 + axis) * 4));
    });
  });
  return Buffer.concat([header, parameters, data]);
}

const recordSwing = (): Record<string, Vec3>[] =>
  Array.from({ length: frames }, (_, frame) => markersOn(swing.poseAt(p1 + frame / rateHz)));

function readTurns(played: typeof swing) {
  const { address, top } = findSwingEvents(played);
  const since = (part: 'chestRotation' | 'pelvisRotation') =>
    readTrunkAngles(played.poseAt(top)[part]).turnDeg - readTrunkAngles(played.poseAt(address)[part]).turnDeg;
  return { chestDeg: since('chestRotation'), pelvisDeg: since('pelvisRotation'), backswingS: top - address };
}

describe('a measured swing on a rendered body', () => {
  it('turns chest and pelvis as the markers did', () => {
    const measured = readTurns(makeSwing(retargetSwing(readC3d(writeC3d(recordSwing())))));
    const made = readTurns(swing);
    expect(Math.abs(measured.chestDeg - made.chestDeg)).toBeLessThan(2);
    expect(Math.abs(measured.pelvisDeg - made.pelvisDeg)).toBeLessThan(2);
    expect(Math.abs(measured.backswingS - made.backswingS)).toBeLessThan(0.03);
  });

  it('is not disturbed by lost markers and single jumps', () => {
    const recorded = recordSwing();
    for (let frame = 100; frame < 110; frame++) recorded[frame]!.BackLeft = [0, 0, 0];
    recorded[150]!.WaistLeft = [0.5, 2, 0.5];
    const disturbed = readTurns(makeSwing(retargetSwing(readC3d(writeC3d(recorded)))));
    const clean = readTurns(makeSwing(retargetSwing(readC3d(writeC3d(recordSwing())))));
    expect(Math.abs(disturbed.chestDeg - clean.chestDeg)).toBeLessThan(0.5);
    expect(Math.abs(disturbed.pelvisDeg - clean.pelvisDeg)).toBeLessThan(0.5);
  });

  it('keeps the club on the ball at address and brings it back at impact', () => {
    const played = makeSwing(retargetSwing(readC3d(writeC3d(recordSwing()))));
    const { impact } = findSwingEvents(played);
    const [x, y, z] = subtract(played.poseAt(impact).clubHead, played.poseAt(impact).ball);
    expect(Math.hypot(x, y, z)).toBeLessThan(0.1);
  });
});

describe('a recording', () => {
  it.each([
    ['another kind of file', Buffer.from('not a recording'), 'not a C3D file'],
    ['a file that is cut off', writeC3d(recordSwing()).subarray(0, 5000), 'cut off'],
  ])('is rejected: %s', (_, file, message) => {
    expect(() => readC3d(file)).toThrow(message);
  });

  it('is rejected if a whole part of the body is missing', () => {
    const recorded = recordSwing().map((markers) => ({ ...markers, BackLeft: [0, 0, 0] as const }));
    expect(() => retargetSwing(readC3d(writeC3d(recorded)))).toThrow('lost BackLeft');
  });
});
