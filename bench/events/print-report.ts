import { type SwingEventName, swingEventNames } from '../../packages/contracts/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';
import { shortName } from './labeled-clips.ts';
import type { ClipScore, Mark } from './score-clip.ts';

/** One line per clip: errors in frames (`!` and the tolerance when beyond it, – for an event without a label or not seen), tempo and seconds. */
export function printClips(scores: readonly ClipScore[]): void {
  for (const { clip, rejection, view, marks, tempo, seconds } of scores) {
    const outcome = rejection ? `${rejection.code} (${rejection.detail})` : `${view.padEnd(14)} ${listMarks(marks)}`;
    const tempoText = tempo ? `  tempo ${tempo}` : '';
    console.log(`${clip.name.slice(0, 44).padEnd(45)}${outcome}${tempoText}  ${seconds.toFixed(1)} s`);
  }
}

function listMarks(marks: ClipScore['marks']): string {
  return swingEventNames
    .map((name) => {
      const mark = marks[name];
      if (!mark) return `${shortName(name)} –`;
      return `${shortName(name)} ${mark.error > 0 ? '+' : ''}${mark.error}${mark.hit ? '' : `!(${mark.tolerance})`}`;
    })
    .join('  ');
}

/** PCE per event and view for both tolerances. */
export function printEvents(whole: readonly ClipScore[]): void {
  // The views between have no labels that count: what matters there is the name of the view.
  const views = [...new Set(whole.map(({ clip }) => clip.view))].filter((view) => view !== 'other');
  const known = whole.filter(({ clip }) => clip.view !== 'other');
  const row = (names: readonly SwingEventName[]) => ({
    ...Object.fromEntries(
      views.map((view) => [
        view,
        share(
          known.filter(({ clip }) => clip.view === view),
          names,
          byHit,
        ),
      ]),
    ),
    all: share(known, names, byHit),
    'GolfDB τ only': share(known, names, ({ hitByTau }) => hitByTau),
  });
  console.table({
    ...Object.fromEntries(swingEventNames.map((name) => [name, row([name])])),
    'all eight': row(swingEventNames),
  });
}

/** Events, rejections, views, tempo and time. */
export function printSummary(scores: readonly ClipScore[]): void {
  const whole = scores.filter(({ clip }) => clip.rejectAs === null);
  console.log('\nEvents inside max(τ, the label’s ±); a clip rejected wrongly misses all:');
  printEvents(whole);

  const due = scores.filter(({ clip }) => clip.rejectAs !== null);
  const right = due.filter(({ clip, rejection }) => rejection && clip.rejectAs?.includes(rejection.code));
  const wrong = whole.filter(({ rejection }) => rejection);
  console.log(
    `Rejections: ${right.length} of ${due.length} right, ${wrong.length} of ${whole.length} whole swings rejected.`,
  );
  const measured = whole.filter(({ tempo }) => tempo === 'inside' || tempo === 'outside');
  const inside = measured.filter(({ tempo }) => tempo === 'inside');
  console.log(
    `Tempo: ${inside.length} of ${measured.length} inside the label’s range, ${whole.length - measured.length} withheld.`,
  );
  const rightView = whole.filter(({ clip, view }) => clip.view === view);
  console.log(`View: ${rightView.length} of ${whole.length} right.`);
  const seconds = scores.map((score) => score.seconds).sort((a, b) => a - b);
  const middle = seconds[Math.floor(seconds.length / 2)] ?? 0;
  console.log(`Time a clip: median ${middle.toFixed(1)} s, longest ${(seconds.at(-1) ?? 0).toFixed(1)} s.`);
}

/** Poses that the analysis read, and what detecting all of them cost. */
export function printCost(detected: readonly DetectedClip[]): void {
  const analyzed = detected.flatMap((clip) => (clip.ok ? [clip] : []));
  const poses = analyzed.reduce((sum, { track }) => sum + track.frames.length, 0);
  const processorS = analyzed.reduce((sum, clip) => sum + (clip.processorS ?? Number.NaN), 0);
  console.log(`Poses read: ${poses}; detecting took ${processorS.toFixed(1)} s of a processor.`);
}

export const byHit = ({ hit }: Mark): boolean => hit;

/** "15/17 88 %" */
export function share(
  scores: readonly ClipScore[],
  names: readonly SwingEventName[],
  counts: (mark: Mark) => boolean,
): string {
  let [hits, labeled] = [0, 0];
  for (const { clip, marks } of scores) {
    for (const name of names) {
      if (!clip.labels[name]) continue;
      labeled++;
      const mark = marks[name];
      if (mark && counts(mark)) hits++;
    }
  }
  return `${hits}/${labeled} ${((100 * hits) / Math.max(1, labeled)).toFixed(1)} %`;
}
