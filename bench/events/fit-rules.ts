import type { SwingEventName } from '../../packages/contracts/src/index.ts';
import { at, toBodySeries, valueAt } from '../../packages/swing/src/1-track/body-series.ts';
import { mirrorTrack } from '../../packages/swing/src/1-track/mirror-track.ts';
import { median } from '../../packages/swing/src/1-track/smooth-series.ts';
import { findDeparture } from '../../packages/swing/src/2-events/find-address.ts';
import { findSwing, refineSwing, scaleToSwing } from '../../packages/swing/src/2-events/find-swing.ts';
import { traceSwing } from '../../packages/swing/src/2-events/trace-swing.ts';
import { type EventRules, eventRules } from '../../packages/swing/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';
import type { LabeledClip } from './labeled-clips.ts';

/** Value that one labeled swing gives for each number of the rules. */
export type Observation = { readonly [Rule in keyof EventRules]: number | null };

/** Reads the numbers of the rules at the labeled moments; null if an event has no label or no swing was found. */
export function observeClip(clip: LabeledClip, detected: DetectedClip, isMirrored: boolean): Observation | null {
  const clipBody = detected.ok ? toBodySeries(isMirrored ? mirrorTrack(detected.track) : detected.track) : null;
  const found = clipBody && findSwing(clipBody);
  if (!detected.ok || !clipBody || !found?.ok) return null;
  const body = scaleToSwing(clipBody, found.swing);
  const { path, level, topS, thirdFallenS, lowS, fastestS } = traceSwing(
    body,
    refineSwing(body, found.swing),
    eventRules,
  );
  const fallS = lowS - topS;
  const labeledS = (event: SwingEventName): number => {
    const frame = clip.labels[event]?.frame ?? Number.NaN;
    return (at(detected.frameTimesS, Math.floor(frame)) + at(detected.frameTimesS, Math.ceil(frame))) / 2;
  };
  const [addressS, toeUpS, backS] = [labeledS('address'), labeledS('toeUp'), labeledS('midBackswing')];
  const downS = labeledS('impact') - labeledS('top');
  const leadS = backS - addressS;
  const standing = median(path.height.filter((_, i) => within(at(path.timesS, i), addressS - 0.5 * downS, addressS)));
  const heightAt = (timeS: number): number => valueAt(path.timesS, path.height, timeS);
  const departedS = clip.view === 'face-on' ? findDeparture(path, backS, leadS) : null;
  return {
    levelArmBack: valueAt(level.timesS, level.height, backS),
    toeUpRise: (heightAt(toeUpS) - standing) / (heightAt(backS) - standing),
    toeUpShare: (toeUpS - addressS) / leadS,
    thirdFallenShare: (thirdFallenS - labeledS('top')) / (lowS - labeledS('top')),
    midDownShare: (labeledS('midDownswing') - topS) / fallS,
    midDownAfterFastest: (labeledS('midDownswing') - fastestS) / fallS,
    impactAfterLow: (labeledS('impact') - lowS) / fallS,
    followShare: (labeledS('midFollowThrough') - lowS) / fallS,
    addressLead: leadS / downS,
    departureLead: departedS === null ? null : leadS / (backS - departedS),
  };
}

/** Each number is the mean of the middle half of what the clips say: one odd swing or label does not move it. */
export function fitRules(observations: readonly Observation[], own: EventRules): EventRules {
  const fitted = Object.keys(own).map((name) => {
    const rule = name as keyof EventRules; // the keys of the rules
    const values = observations.flatMap((seen) => {
      const value = seen[rule];
      return value !== null && Number.isFinite(value) ? [value] : [];
    });
    const sorted = values.sort((a, b) => a - b);
    const cut = Math.floor(sorted.length / 4);
    const middle = sorted.slice(cut, sorted.length - cut);
    return [rule, middle.length > 0 ? middle.reduce((sum, value) => sum + value, 0) / middle.length : own[rule]];
  });
  return Object.fromEntries(fitted) as unknown as EventRules; // every rule of `own`
}

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to;
