import { type Handedness, swingEventNames } from '../../packages/contracts/src/index.ts';
import { type EventRules, eventRules } from '../../packages/swing/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';
import { fitRules, observeClip } from './fit-rules.ts';
import type { LabeledClip } from './labeled-clips.ts';
import { byHit, printEvents, share } from './print-report.ts';
import { type ClipScore, scoreClip } from './score-clip.ts';

/** For each source of clips: fits the rules to all other sources and scores them on the source that was left out. */
export function printLeaveOneOut(detected: readonly (readonly [LabeledClip, DetectedClip])[], hand: Handedness): void {
  const whole = detected.filter(([clip]) => clip.rejectAs === null);
  const observed = whole.map(([clip, detection]) => observeClip(clip, detection, hand === 'left'));
  const fitWithout = (source: string | null): EventRules =>
    fitRules(
      observed.flatMap((seen, i) => (seen && whole[i]?.[0].source !== source ? [seen] : [])),
      eventRules,
    );
  const leftOut: ClipScore[] = [];
  const rows: Record<string, Record<string, string>> = { none: list('', fitWithout(null)) };
  for (const source of new Set(whole.map(([clip]) => clip.source))) {
    const rules = fitWithout(source);
    const scores = whole
      .filter(([clip]) => clip.source === source)
      .map(([clip, detection]) => scoreClip(clip, detection, hand, rules));
    leftOut.push(...scores);
    rows[source] = list(share(scores, swingEventNames, byHit), rules);
  }
  console.log('\nThe rules fitted without each source:');
  console.table(rows);
  console.log('Each source with the rules of the others:');
  printEvents(leftOut);
}

const list = (inside: string, rules: EventRules): Record<string, string> => ({
  inside,
  ...Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value.toFixed(2)])),
});
