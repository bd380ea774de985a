import { swingEventNames } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawRandomClip } from '../../calibration/collect/draw-random-clip.ts';
import { drawSwingAt } from '../../calibration/collect/swing-draw.ts';
import { standardClip } from '../../clip/clip-parameters.ts';
import { describeTruth } from '../../clip/describe-truth.ts';
import { distance } from '../../geometry/vector.ts';
import { makeSwing } from '../make-swing.ts';
import { compactStyle } from '../style/swing-style.ts';
import { modelSwing } from '../swing-parameters.ts';

const clipOf = (top: number, pelvisTop: number) => ({
  ...standardClip,
  swing: {
    ...modelSwing,
    chestTurnDeg: { ...modelSwing.chestTurnDeg, top },
    pelvisTurnDeg: { ...modelSwing.pelvisTurnDeg, top: pelvisTop },
  },
});

describe('the truth of a swing', () => {
  it('has the eight events in order, with the tempo that was requested', () => {
    const { events, tempoRatio } = describeTruth(standardClip);
    const frames = swingEventNames.map((name) => events[name].frame);
    expect(frames).toEqual([...frames].sort((a, b) => a - b));
    expect(new Set(frames).size).toBe(8);
    expect(tempoRatio).toBeGreaterThan(2.8);
    expect(tempoRatio).toBeLessThan(3.2);
  });

  it.each([
    [60, 25],
    [90, 45],
    [110, 60],
  ])('turns the shoulders about %d° and the hips about %d°, as requested', (chest, pelvis) => {
    const { top } = describeTruth(clipOf(chest, pelvis)).events;
    // turns are about the line from the hips to the top of the spine, which is neither the chest's nor the pelvis' axis
    expect(Math.abs(top.shoulderTurnFromAddressDeg - chest)).toBeLessThan(3);
    expect(Math.abs(top.hipTurnFromAddressDeg - pelvis)).toBeLessThan(8);
  });

  it('does not turn the shoulders with the shoulder blades', () => {
    const still = clipOf(90, 45);
    const style = {
      ...compactStyle,
      shoulderBladesAtTopM: { lead: [-0.04, 0, 0.06], trail: [0.02, 0, -0.05] },
    } as const;
    const moved = { ...still, swing: { ...still.swing, shoulderFollow: 2, style } };
    expect(describeTruth(moved).events.top.shoulderTurnFromAddressDeg).toBeCloseTo(
      describeTruth(still).events.top.shoulderTurnFromAddressDeg,
      1,
    );
  });

  it('starts from zero and opens through the ball', () => {
    const { events } = describeTruth(standardClip);
    expect(events.address.shoulderTurnFromAddressDeg).toBe(0);
    expect(events.impact.shoulderTurnFromAddressDeg).toBeLessThan(-10);
    expect(events.impact.hipTurnFromAddressDeg).toBeLessThan(-25);
  });

  it('meets the ball at impact and keeps the bones at their lengths', () => {
    const swing = makeSwing(modelSwing);
    const atImpact = swing.poseAt(swing.timeline.p7);
    // club head and ball touch when their centers are half a head and a ball's radius apart
    expect(distance(atImpact.clubHead, atImpact.ball)).toBeLessThan(0.056);
    for (let t = 0; t < swing.durationS; t += 0.05) {
      const { shoulder, elbow, wrist, hip, knee } = swing.poseAt(t).limbs.left;
      expect(distance(shoulder, elbow)).toBeCloseTo(swing.body.upperArm, 6);
      expect(distance(elbow, wrist)).toBeCloseTo(swing.body.forearm, 6);
      expect(distance(hip, knee)).toBeCloseTo(swing.body.thigh, 6);
    }
  });

  it('stands still before the take-away, waggle or not, and at the end', () => {
    for (const waggleM of [0, 0.05]) {
      const swing = makeSwing({ ...modelSwing, waggleM, durationsS: { ...modelSwing.durationsS, address: 1.5 } });
      const p1 = swing.timeline.p1;
      expect(distance(swing.poseAt(p1 - 0.45).grip, swing.poseAt(p1 - 0.05).grip)).toBeLessThan(0.002);
      expect(distance(swing.poseAt(swing.durationS).grip, swing.poseAt(swing.durationS - 0.5).grip)).toBeLessThan(
        0.002,
      );
    }
    const waggled = makeSwing({ ...modelSwing, waggleM: 0.05, durationsS: { ...modelSwing.durationsS, address: 1.5 } });
    expect(distance(waggled.poseAt(0.5).grip, waggled.poseAt(1.4).grip)).toBeGreaterThan(0.005);
  });

  it('counts frames and seconds as the file plays, slow motion and duplicates included', () => {
    const slow = describeTruth({ ...standardClip, video: { ...standardClip.video, fps: 240, slowMotionFactor: 8 } });
    const real = describeTruth(standardClip);
    expect(slow.playedFps).toBe(30);
    expect(slow.events.impact.timeS).toBeCloseTo(8 * real.events.impact.timeS, 1);
    const doubled = describeTruth({ ...standardClip, video: { ...standardClip.video, fps: 25, duplicateEvery: 5 } });
    expect(doubled.frames).toBe(Math.floor(75 * 1.2));
  });

  it('plays in real time outside the part that is slow', () => {
    const video = { ...standardClip.video, fps: 240, slowMotionFactor: 8, slowFromS: 0.4, slowToS: 2.4 };
    const truth = describeTruth({ ...standardClip, video });
    expect(truth.frames).toBe(12 + 481 + 17);
    const { top, impact } = truth.events;
    expect((impact.timeS - top.timeS) / 8).toBeCloseTo(modelSwing.durationsS.downswing, 1);
  });

  it('shifts the weight until the take-away begins, over feet that stand', () => {
    const durationsS = { ...modelSwing.durationsS, address: 1.5 };
    const still = makeSwing({ ...modelSwing, durationsS });
    const shifting = makeSwing({ ...modelSwing, durationsS, weightShiftM: 0.03 });
    const moved = (t: number) => distance(shifting.poseAt(t).midHip, still.poseAt(t).midHip);
    expect(Math.max(moved(1), moved(1.1), moved(1.2))).toBeGreaterThan(0.01);
    expect(moved(1.4)).toBe(0);
    expect(distance(shifting.poseAt(1.1).limbs.left.ankle, still.poseAt(1.1).limbs.left.ankle)).toBeLessThan(0.005);
  });

  it('of a random golfer is near the turns that were drawn, with unbroken bones', () => {
    for (let index = 0; index < 12; index++) {
      const clip = drawRandomClip(drawSwingAt(index), 'face-on');
      const swing = makeSwing(clip.swing);
      const { top } = describeTruth(clip).events;
      const { chestTurnDeg } = clip.swing;
      expect(Math.abs(top.shoulderTurnFromAddressDeg - (chestTurnDeg.top - chestTurnDeg.address))).toBeLessThan(12);
      for (let t = 0; t < swing.durationS; t += 0.1) {
        for (const { shoulder, elbow, wrist, hip, knee, ankle } of Object.values(swing.poseAt(t).limbs)) {
          expect(distance(shoulder, elbow)).toBeCloseTo(swing.body.upperArm, 6);
          expect(distance(elbow, wrist)).toBeCloseTo(swing.body.forearm, 6);
          expect(distance(hip, knee)).toBeCloseTo(swing.body.thigh, 6);
          expect(Math.abs(distance(knee, ankle) - swing.body.shank)).toBeLessThan(0.02);
        }
      }
    }
  });
});
