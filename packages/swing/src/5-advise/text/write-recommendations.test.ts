import { focusAreas, type Measurements } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured, textsOf } from '../../../test/measured.ts';
import { drawAnalysis } from '../../../test/sample-analyses.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { findFindings } from '../../4-judge/find-findings.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { writeTexts } from './write-texts.ts';

const asked = { withheld: 'Needs a down-the-line video.' };

describe('recommendations', () => {
  it('name what shows most if all values are near their limits, and no list of what is missing', () => {
    const near = {
      headMovementBh: measured(9, 2),
      pelvisSwayBh: measured(5, 2),
      pelvisSlideBh: measured(2, 3),
      headLiftAtImpactBh: measured(1, 2),
      shoulderTurnDeg: measured(80, 12),
      hipRotationDeg: measured(35, 12),
      tempoRatio: measured(2.6, 0.5),
      finishSwayBh: measured(3, 2),
      spineAngleDeg: asked,
      earlyExtensionBh: asked,
      handPathShiftBh: asked,
    };
    expect(textsOf(near).recommendations).toBe(
      'Nothing here is surely off target. Your shoulder turn is the open question. Do the one-minute check, or film the same swing again. Hold the phone against your chest, then your belt. Turn as far as you can.',
    );
  });

  it('do not call open what they praise', () => {
    const turned = (value: number, low: number, high: number) => ({
      ...measured(value, (high - low) / 2),
      interval: { low, high },
      views: 'both' as const,
    });
    const close: Measurements = { shoulderTurnDeg: turned(84.6, 65, 100), hipRotationDeg: turned(45, 30, 60) };
    expect(textsOf(close).swingStrengths).toHaveLength(2);
    expect(textsOf(close).recommendations).toMatch(
      /^Keep your shoulder turn and your hip turn\. Nothing here is surely off target\. Nothing stands out\./,
    );
  });

  it('praise a sound swing, and name what is open', () => {
    const sound: Measurements = {
      shoulderTurnDeg: measured(92, 6),
      hipRotationDeg: measured(45, 6),
      tempoRatio: measured(3.4, 0.5),
      headMovementBh: measured(4, 2),
      pelvisSwayBh: measured(0, 2),
      finishSwayBh: measured(1, 2),
      spineAngleDeg: asked,
      earlyExtensionBh: asked,
      handPathShiftBh: asked,
    };
    expect(textsOf(sound).recommendations).toMatch(
      /^Keep your full shoulder turn and your .*\. Nothing here is surely off target\./,
    );
  });

  it('ask for a better video where nothing was measured', () => {
    const ramp = { withheld: 'This video changes its speed, so seconds and tempo cannot be told.' };
    expect(textsOf({ tempoRatio: ramp, spineAngleDeg: asked }).recommendations).toMatch(/^Film once more: /);
  });

  it('begin with the flight of the ball where it weighs more, then go on to the body', () => {
    const measurements = { headMovementBh: measured(14, 2), tempoRatio: measured(3.4, 0.4) };
    const { recommendations } = writeTexts({
      measurements,
      findings: findFindings(measurements),
      club: 'driver',
      handedness: 'right',
      launchMonitor: { faceAngleDeg: 3, clubPathDeg: -2 },
    });
    expect(recommendations).toMatch(
      /^Close the face: 5° open to your swing path, aim for 0°\. .* Try this: Turn your front hand .* a quieter head.* your tempo\.$/,
    );
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
