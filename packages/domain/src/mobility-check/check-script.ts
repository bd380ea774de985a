import { type MobilityPart, mobilityParts } from '@trueswing/contracts';
import type { Prompt } from './read-recording.ts';

/** Version of the rules of the mobility check; rises with each change of what is measured. */
export const mobilityCheckVersion = 1;

/** One thing the golfer is asked to do, aloud and in large letters. */
export interface CheckStep {
  readonly pose: Prompt['pose'];
  readonly say: string;
  readonly ms: number;
}

/** One part of the check: the phone stays at one place. */
export interface CheckPart {
  readonly name: MobilityPart;
  readonly title: string;
  /** Instructions on how to stand and where to hold the phone. Read aloud before the first step, with time to do it. */
  readonly prepare: string;
  readonly prepareMs: number;
  readonly steps: readonly CheckStep[];
}

const [holdMs, turnMs, backMs, rounds] = [2200, 3200, 2600, 2];

const prepareOf: Readonly<Record<MobilityPart, { title: string; prepare: string; far: string }>> = {
  chest: {
    title: 'Chest turn',
    prepare: 'Stand tall. Hold the phone flat on your breastbone and cross your arms over it.',
    far: 'as far as is comfortable',
  },
  hips: {
    title: 'Hip turn',
    prepare: 'Hold the phone flat against your belt buckle, with both hands. Turn your hips only.',
    far: 'from the hips',
  },
  separation: {
    title: 'Chest without hips',
    prepare: 'Phone on your breastbone again. Keep your hips still, and turn your chest only.',
    far: 'hips still',
  },
};

/** The check step by step: twice each way for chest, hips, and the chest alone. */
export const checkParts: readonly CheckPart[] = mobilityParts.map((name) => {
  const { title, prepare, far } = prepareOf[name];
  const turn = (pose: 'right' | 'left'): CheckStep[] => [
    { pose, say: `Turn ${pose}, ${far}. Hold.`, ms: turnMs },
    { pose: 'center', say: 'And back. Hold.', ms: backMs },
  ];
  const steps = Array.from({ length: rounds }, () => [...turn('right'), ...turn('left')]).flat();
  return {
    name,
    title,
    prepare,
    prepareMs: 7500,
    steps: [{ pose: 'center', say: 'Stand still.', ms: holdMs }, ...steps],
  };
});

/** When each step of a part begins, from the moment at which its first one does; the end is the last one's. */
export function promptsFrom(part: CheckPart, startMs: number): Prompt[] {
  let atMs = startMs;
  return part.steps.map(({ pose, ms }) => {
    const prompt = { atMs, pose };
    atMs += ms;
    return prompt;
  });
}
