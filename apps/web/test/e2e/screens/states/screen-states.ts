import { accountStates } from './account-states.ts';
import { loopStates } from './loop-states.ts';
import { swingStates } from './swing-states.ts';
import { trainingStates } from './training-states.ts';

/** Every screen of the web client in every state. docs/screens.md is printed from it; the walk must visit each. */
export const screenSections = [...swingStates, ...loopStates, ...trainingStates, ...accountStates];

/** The name of a state that docs/screens.md lists. */
export type ScreenName = (typeof screenSections)[number]['states'][number]['names'][number];

/** The states that the walk of screens.test.ts visits. */
export const statesOfWalk: readonly ScreenName[] = screenSections.flatMap((section) =>
  'from' in section ? [] : section.states.flatMap(({ names }) => [...names]),
);
