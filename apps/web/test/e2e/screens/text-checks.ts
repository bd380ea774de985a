import { expect, test } from 'vitest';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { specifiedTexts } from '../steps/specified-texts.ts';
import { statesOfWalk } from './states/screen-states.ts';

/** Runs last: each listed state was visited, and each specified text was on its screen. */
export function textChecks(walk: () => ScreenWalk): void {
  test('the walk visited every state of docs/screens.md', () => {
    expect(statesOfWalk.filter((name) => !walk().textsOf.has(name))).toEqual([]);
  });

  test.each(Object.entries(specifiedTexts))('%s shows its specified texts', (state, texts) => {
    const shown = walk().textsOf.get(state);
    expect(shown, 'the walk did not record this state').toBeDefined();
    expect(texts.filter((text) => !shown?.includes(text))).toEqual([]);
  });
}
