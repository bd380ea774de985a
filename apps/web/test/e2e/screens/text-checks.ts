import { expect, test } from 'vitest';
import type { ScreenWalk } from '../screen-walk.ts';
import { specifiedTexts } from '../specified-texts.ts';

/** Last: each specified text was on the screen where it belongs. */
export function textChecks(walk: () => ScreenWalk): void {
  test.each(Object.entries(specifiedTexts))('%s shows its specified texts', (state, texts) => {
    const shown = walk().textsOf.get(state);
    expect(shown, 'the walk did not come here').toBeDefined();
    expect(texts.filter((text) => !shown?.includes(text))).toEqual([]);
  });
}
