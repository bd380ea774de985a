import type { Appearance, RecordingsApart, SeenPart, ViewAnalysis } from '@trueswing/contracts';
import type { AnalyzedView } from '../analyzed-view.ts';
import { type AppearanceScore, appearanceModel, compareAppearances } from './compare-appearances.ts';
import { compareBuilds, measureBuild } from './compare-builds.ts';
import { comparePaces } from './compare-paces.ts';

/**
 * Finds what shows that two videos are of different golfers, clothes, places or days, as a sentence; null if nothing does. One
 * golfer's videos of one day pass but for few: docs/research/two-videos.md.
 */
export function compareGolfers(faceOn: AnalyzedView, downTheLine: AnalyzedView): string | null {
  return (
    compareRecordings(downTheLine.analysis.recordingsApart) ??
    compareLooks(faceOn.analysis, downTheLine.analysis) ??
    compareBodies(faceOn, downTheLine)
  );
}

/** Two videos of one practice are made within it, and a phone knows its place better than this. */
const greatest = { hours: 12, kilometers: 2 };

function compareRecordings(apart: RecordingsApart | undefined): string | null {
  if ((apart?.hours ?? 0) > greatest.hours) return 'Your two videos were filmed on different days.';
  if ((apart?.kilometers ?? 0) > greatest.kilometers) return 'Your two videos were filmed in different places.';
  return null;
}

/** Looks and pace together: each alone is seldom sure. */
function compareLooks(faceOn: ViewAnalysis, downTheLine: ViewAnalysis): string | null {
  const [front, behind] = [appearanceOf(faceOn), appearanceOf(downTheLine)];
  const looks = front && behind && compareAppearances(front, behind);
  if (!looks) return null;
  const pace = comparePaces(faceOn, downTheLine);
  if (looks.score + pace.score >= appearanceModel.leastScore) return null;
  const differing = Object.entries(looks.evidence) as [SeenPart | 'light', number][];
  const [most, evidence] = differing.reduce((least, one) => (one[1] < least[1] ? one : least));
  return pace.score < evidence ? pace.sentence : sentences[nameGarment(most, looks.evidence)];
}

/** Long trousers differ at the thighs too, long sleeves at the upper arms, and the golfer knows them by that name. */
function nameGarment(most: SeenPart | 'light', evidence: AppearanceScore['evidence']): SeenPart | 'light' {
  const above = most === 'shank' ? 'thigh' : most === 'forearm' ? 'upperArm' : null;
  return above && (evidence[above] ?? 0) < (evidence[most] ?? 0) / 2 ? above : most;
}

/** Older results have colors of the shirt alone. */
function appearanceOf({ appearance, shirtColors }: ViewAnalysis): Appearance | undefined {
  if (appearance || !shirtColors) return appearance;
  return { shirt: shirtColors, upperArm: [], forearm: [], thigh: [], shank: [], shoe: [], head: [], ground: [] };
}

const sentences: Readonly<Record<SeenPart | 'light', string>> = {
  shirt: 'The shirt has a different color in each video. Wear the same clothes in both.',
  upperArm: 'The sleeves have a different color in each video. Wear the same clothes in both.',
  forearm: 'The forearms look different in each video. Wear the same clothes in both.',
  thigh: 'The trousers have a different color in each video. Wear the same clothes in both.',
  shank: 'The lower legs look different in each video. Wear the same clothes in both.',
  shoe: 'The shoes have a different color in each video. Wear the same ones in both.',
  head: 'The cap or the hair looks different in each video. Wear the same cap in both.',
  ground: 'You stand on different ground in each video. Film both in the same place.',
  light: 'The light is very different in each video. Film both in the same place.',
};

function compareBodies(faceOn: AnalyzedView, downTheLine: AnalyzedView): string | null {
  const buildOf = ({ track, analysis: { events } }: AnalyzedView) => measureBuild({ track, events });
  const proportion = compareBuilds(buildOf(faceOn), buildOf(downTheLine));
  return proportion && buildSentences[proportion];
}

const buildSentences = {
  legsToTrunk: 'The legs are longer in one video than in the other.',
  headAtTop: 'At the top, the head is higher in one video than in the other.',
} as const;
