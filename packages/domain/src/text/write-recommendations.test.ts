import { focusAreas, type Measurements } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured, textsOf } from '../../test/measured.ts';
import { drawAnalysis, seededRandom } from '../../test/sample-analyses.ts';
import { findingRules } from '../findings/rules.ts';
import { writeTexts } from './write-texts.ts';

const asked = { withheld: 'Needs a down-the-line video.' };

describe('recommendations', () => {
  it('say which video is missing if all values are near their limits', () => {
    const near = {
      headMovementBh: measured(9, 2),
      pelvisSwayBh: measured(5, 2),
      pelvisSlideBh: measured(2, 3),
      headLiftAtImpactBh: measured(1, 2),
      ...{ shoulderTurnDeg: measured(80, 12), hipRotationDeg: measured(35, 12), tempoRatio: measured(2.6, 0.5) },
      finishSwayBh: measured(3, 2),
      ...{ spineAngleDeg: asked, earlyExtensionBh: asked, handPathShiftBh: asked },
    };
    const close = 'What we measured in this swing lies too close to the limits to be called a fault or a strength.';
    expect(textsOf(near).recommendations).toBe(
      `${close} A down-the-line video beside it would show posture, the room to the ball and the path of the hands.`,
    );
    const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
    expect(
      textsOf({ ...near, ...{ spineAngleDeg: dark, earlyExtensionBh: dark, handPathShiftBh: dark } }).recommendations,
    ).toBe(
      `${close} Posture, the room to the ball and the path of the hands could not be read. Hidden, dark or out of the picture at that moment.`,
    );
  });

  it('claim no more than was readable if nothing needs work', () => {
    const sound: Measurements = {
      ...{ shoulderTurnDeg: measured(92, 6), hipRotationDeg: measured(45, 6), tempoRatio: measured(3.4, 0.5) },
      ...{ headMovementBh: measured(4, 2), pelvisSwayBh: measured(0, 2), finishSwayBh: measured(1, 2) },
    };
    const half = textsOf({ ...sound, ...{ spineAngleDeg: asked, earlyExtensionBh: asked, handPathShiftBh: asked } });
    expect(half.recommendations).toMatch(/^Nothing that this video shows needs work first\. Keep /);
    expect(half.recommendations).toContain('A down-the-line video beside it would show posture,');
    const whole = textsOf({
      ...sound,
      ...{ spineAngleDeg: measured(36, 4), earlyExtensionBh: measured(0, 2), handPathShiftBh: measured(-3, 4) },
    });
    expect(whole.recommendations).toMatch(/^Nothing that we measured in this swing stands out as a fault\. Keep /);
    expect(whole.recommendations).not.toContain('could not be read');
  });

  it('give the reason of the video, and ask for no video that was uploaded', () => {
    const ramp = { withheld: 'This video changes its speed, so seconds and tempo cannot be told.' };
    const { recommendations } = textsOf({
      tempoRatio: ramp,
      spineAngleDeg: { withheld: 'Hidden, dark or out of the picture at that moment.' },
    });
    expect(recommendations).toContain('Tempo could not be read. This video changes its speed, so');
    expect(recommendations).toContain('Posture could not be read. Hidden, dark or');
    expect(recommendations).not.toMatch(/down-the-line|face-on/);
  });

  it('praise a swing with a single fault before naming it', () => {
    const strengths: Measurements = {
      hipRotationDeg: measured(45, 6),
      tempoRatio: measured(3.4, 0.4),
      finishSwayBh: measured(0, 2),
    };
    const one = textsOf({ ...strengths, earlyExtensionBh: measured(8, 3) }).recommendations;
    expect(one).toMatch(
      /^(Much of this swing is sound|There is a lot to keep).*your hip turn and your tempo\. (Make room|Keep your distance)/,
    );
    const two = textsOf({
      ...strengths,
      earlyExtensionBh: measured(8, 3),
      pelvisSwayBh: measured(9, 2),
    }).recommendations;
    expect(two).toMatch(/^(Make room|Keep your distance)/);
    expect(two).toMatch(/your hip turn and your tempo\.$/);
  });

  it('open differently for each priority and never repeat its sentence', () => {
    const firsts = Object.values(findingRules).flatMap((rule) => (rule.kind === 'weakness' ? rule.priorityAdvice : []));
    expect(new Set(firsts).size).toBe(firsts.length);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const input = drawAnalysis(seededRandom(seed));
        const { launchMonitorAssessment, mobilityAnalysis, exerciseRecommendations, keyIssues, ...texts } =
          writeTexts(input);
        const { posture, balance } = texts.analysisResults;
        const all = [...texts.swingWeaknesses, ...texts.swingStrengths, texts.recommendations, posture, balance].join(
          '\n',
        );
        for (const text of [...texts.swingWeaknesses, ...texts.swingStrengths]) {
          expect(all.split(text)).toHaveLength(2);
        }
        expect(all).not.toMatch(/undefined|NaN|\{\}|\.\.|\s{2}/);
      }),
      { numRuns: 300 },
    );
  });

  it('differ with the evidence for the same fault', () => {
    const swayer = { pelvisSwayBh: measured(7, 2), headSidewaysAtTopBh: measured(0, 2) };
    const leaner = { pelvisSwayBh: measured(13, 2), headSidewaysAtTopBh: measured(9, 2) };
    expect(textsOf(swayer).swingWeaknesses[0]).not.toContain('head');
    expect(textsOf(leaner).swingWeaknesses[0]).toContain('Your head goes with it.');
  });

  it('praise nothing that contradicts a fault', () => {
    const { swingStrengths, recommendations } = textsOf({
      sideBendAtTopDeg: measured(8, 6),
      pelvisSwayBh: measured(9, 2),
      headMovementBh: measured(14, 2),
    });
    expect(swingStrengths).toEqual([]);
    expect(recommendations).not.toContain('Keep');
  });

  it('train the priority first, each exercise under its focus area', () => {
    const { exerciseRecommendations } = textsOf({ earlyExtensionBh: measured(8, 2), tempoRatio: measured(1.5, 0.4) });
    expect(exerciseRecommendations[0]).toMatch(/^Postural Integrity: /);
    for (const line of exerciseRecommendations) expect(focusAreas).toContain(line.split(': ')[0]);
  });
});
