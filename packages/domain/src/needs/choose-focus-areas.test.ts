import { focusAreas, type Measured, type Measurements } from '@trueswing/contracts';
import { findAllFindings, findFindings, writeTexts } from '@trueswing/swing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { chooseFocusAreas, type MeasuredNeeds, type MobilityTexts } from './choose-focus-areas.ts';

const core = 'Core Control & Rotational Strength';
const thoracic = 'Thoracic Spine Mobility';
const lowerBody = 'Lower Body Stability & Strength';
const pelvic = 'Pelvic Mobility & Control';
const shoulder = 'Shoulder Mobility & Stability';
const postural = 'Postural Integrity';
const ankle = 'Ankle Mobility & Foot Function';

describe('words of the analysis', () => {
  it.each<[MobilityTexts, string[]]>([
    [{}, [core, lowerBody, thoracic, pelvic]],
    [{ spineAngle: 'Uprighting in the downswing' }, [core, thoracic, lowerBody, pelvic]],
    [{ spineAngle: 'early extension' }, [core, thoracic, lowerBody, pelvic]],
    [{ spineAngle: '36° at address, a loss of 12°' }, [core, thoracic, lowerBody, pelvic]],
    [{ posture: 'Early extension through impact' }, [postural, core, thoracic, lowerBody]],
    [{ posture: 'Your spine uprights' }, [postural, core, thoracic, lowerBody]],
    [{ balance: 'Balance is compromised' }, [lowerBody, ankle, core, thoracic]],
    [{ balance: 'poor' }, [lowerBody, core, thoracic, pelvic]],
    [{ balance: 'Your finish is unstable' }, [ankle, core, thoracic, lowerBody]],
    [{ hipRotation: '28°, limited' }, [pelvic, core, thoracic, lowerBody]],
    [{ hipRotation: 'restricted' }, [pelvic, core, thoracic, lowerBody]],
    [{ hipRotation: '30°' }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurn: 'limited' }, [thoracic, shoulder, core, lowerBody]],
    [{ shoulderTurn: '84.9°' }, [thoracic, core, lowerBody, pelvic]],
    [{ shoulderTurn: '85°' }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurn: '75°' }, [thoracic, core, lowerBody, pelvic]],
    [{ shoulderTurn: '74.9°' }, [thoracic, shoulder, core, lowerBody]],
    [{ shoulderTurn: '75° or more' }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurn: 'not measured' }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurn: 'unlimited' }, [core, lowerBody, thoracic, pelvic]],
    [
      { spineAngle: 'loss', posture: 'uprights', balance: 'compromised', hipRotation: 'limited', shoulderTurn: '60°' },
      [core, postural, lowerBody, pelvic],
    ],
  ])('%j: %j', (texts, areas) => {
    expect(chooseFocusAreas(texts)).toEqual(areas);
  });

  it('are always four different areas', () => {
    const text = fc.option(
      fc.oneof(
        fc.string(),
        fc.constantFrom('limited', 'compromised', 'unstable', 'early extension', 'uprights', '70°'),
      ),
    );
    fc.assert(
      fc.property(
        fc.record({ spineAngle: text, posture: text, balance: text, hipRotation: text, shoulderTurn: text }),
        (texts) => {
          const areas = chooseFocusAreas(texts);
          expect(new Set(areas).size).toBe(4);
          for (const area of areas) expect(focusAreas).toContain(area);
        },
      ),
    );
  });
});

const turned = (value: number, low: number, high: number): Measured =>
  measured(value, (high - low) / 2, { interval: { low, high }, views: 'both' });

describe('what was measured', () => {
  it.each<[string, MeasuredNeeds, MobilityTexts, string[]]>([
    ['a step comes before the words', { step: [ankle] }, { hipRotation: 'limited' }, [ankle, pelvic, core, thoracic]],
    [
      'the other areas of the step, and other deficits, come after the words',
      { step: [postural, shoulder], others: [lowerBody] },
      { hipRotation: 'limited' },
      [postural, pelvic, shoulder, lowerBody],
    ],
    [
      'the words alone, where they name four',
      { step: [core], others: [core] },
      { balance: 'compromised', hipRotation: 'limited', shoulderTurn: '80°' },
      [lowerBody, pelvic, thoracic, ankle],
    ],
    [
      'the step after the first four of more words',
      { step: [ankle] },
      { spineAngle: 'loss', posture: 'uprights', balance: 'compromised', hipRotation: 'limited' },
      [core, postural, lowerBody, pelvic],
    ],
    ['a deficit that no word names', { others: [postural] }, {}, [postural, core, thoracic, lowerBody]],
    ['an area that both name, once', { step: [core], others: [core] }, {}, [core, thoracic, lowerBody, pelvic]],
  ])('%s', (_, needs, texts, areas) => {
    expect(chooseFocusAreas(texts, needs)).toEqual(areas);
  });
});

describe('the texts of measured swings', () => {
  const areasOf = (measurements: Measurements) => {
    const { analysisResults } = writeTexts({
      measurements,
      findings: findFindings(measurements),
      club: 'driver',
      handedness: 'right',
      launchMonitor: null,
    });
    return chooseFocusAreas({ ...analysisResults, ...analysisResults.mobilityAnalysis }, { measurements });
  };

  it.each<[Measurements, string[]]>([
    [{ earlyExtensionBh: measured(6, 2) }, [core, postural, thoracic, lowerBody]],
    [{ spineAngleDeg: measured(36, 4), spineAngleChangeDeg: measured(-15, 4) }, [core, postural, thoracic, lowerBody]],
    [{ pelvisSwayBh: measured(9, 2) }, [lowerBody, ankle, core, thoracic]],
    [{ finishSwayBh: measured(8, 2) }, [ankle, core, thoracic, lowerBody]],
    [{ hipRotationDeg: turned(20, 5, 36) }, [pelvic, core, thoracic, lowerBody]],
    [{ hipRotationDeg: turned(35, 18, 52) }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurnDeg: turned(80, 62, 98) }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurnDeg: turned(60, 45, 78) }, [thoracic, shoulder, core, lowerBody]],
    [{ shoulderTurnDeg: measured(75, 9, { bound: 'at-least' }) }, [core, lowerBody, thoracic, pelvic]],
    [{ shoulderTurnDeg: { withheld: 'The ± would be above 15°.' } }, [core, lowerBody, thoracic, pelvic]],
  ])('%j: %j', (measurements, areas) => {
    expect(areasOf(measurements)).toEqual(areas);
  });

  it.each<[string, Measurements, string[]]>([
    ['a turn of 60° that is measured', { shoulderTurnDeg: turned(60, 50, 70) }, [thoracic, shoulder, core, lowerBody]],
    ['one of 80°', { shoulderTurnDeg: turned(80, 77, 83) }, [thoracic, core, lowerBody, pelvic]],
    ['one of 95°', { shoulderTurnDeg: turned(95, 90, 100) }, [core, lowerBody, thoracic, pelvic]],
    ['one that is withheld', { shoulderTurnDeg: { withheld: 'No.' } }, [core, lowerBody, thoracic, pelvic]],
    ['one that was not measured', {}, [thoracic, core, lowerBody, pelvic]],
  ])('%s counts, and words with another number only where nothing was measured', (_, measurements, areas) => {
    expect(chooseFocusAreas({ shoulderTurn: '84°' }, { measurements })).toEqual(areas);
  });

  it('include faults beyond the three that are shown', () => {
    const measurements: Measurements = {
      sideBendAtTopDeg: measured(-12, 2),
      handPathShiftBh: measured(12, 2),
      shoulderTurnDeg: turned(50, 44, 56),
      pelvisSwayBh: measured(6.5, 2),
      hipRotationDeg: { ...turned(20, 8, 34), confidence: 0.6 },
      headMovementBh: measured(14, 2, { confidence: 0.6 }),
    };
    const { analysisResults, keyIssues } = writeTexts({
      measurements,
      findings: findFindings(measurements),
      club: 'driver',
      handedness: 'right',
      launchMonitor: null,
    });
    expect(keyIssues).toEqual(['Short shoulder turn', 'Over the top', 'Reverse spine at the top']);
    const faults = findAllFindings(measurements).filter(({ kind }) => kind === 'weakness');
    expect(faults).toHaveLength(6);
    expect(faults[4]?.rule).toBe('short-hip-turn');
    expect(analysisResults.mobilityAnalysis.hipRotation).toBe('about 20° (10–35°), limited');
    expect(analysisResults.balance).toContain('Your pelvis sways');
    const texts = { ...analysisResults, ...analysisResults.mobilityAnalysis };
    expect(chooseFocusAreas({ ...texts, shoulderTurn: null })).toEqual(
      expect.arrayContaining([pelvic, lowerBody, ankle]),
    );
  });
});
