import { expect, test } from 'vitest';
import type { Deficit } from './deficit.ts';
import { nameHelped } from './name-helped.ts';
import type { TrainingStep } from './read-step.ts';

const spine = 'Thoracic Spine Mobility';
const hips = 'Pelvic Mobility & Control';
const core = 'Core Control & Rotational Strength';
const nothing = { byWords: new Map(), reached: [], deficits: [], step: null };
const deficit = (goal: Deficit['goal'], name: string) => ({ goal, name }) as Deficit;
const step = { name: 'your strike', areas: [core] } as Pick<TrainingStep, 'name' | 'areas'> as TrainingStep;

test('an area helps what the words of the analysis are about', () => {
  expect(nameHelped({ ...nothing, byWords: new Map([[hips, 'your hip turn']]) })).toEqual({ [hips]: 'your hip turn' });
});

test('a turn that the body reaches is not helped', () => {
  const byWords = new Map([[hips, 'your hip turn']] as const);
  expect(nameHelped({ ...nothing, byWords, reached: ['hip-rotation'] })).toEqual({});
});

test('the step comes before the words, and a deficit before the step', () => {
  const byWords = new Map([[core, 'a steady head']] as const);
  expect(nameHelped({ ...nothing, byWords, step })).toEqual({ [core]: 'your strike' });
  const deficits = [deficit('club-speed', 'your club speed')];
  expect(nameHelped({ ...nothing, byWords, step, deficits })).toEqual({ [core]: 'your club speed' });
});

test('of two deficits of one area the more important one is named', () => {
  const deficits = [deficit('x-factor', 'your X-factor'), deficit('shoulder-turn', 'your shoulder turn')];
  expect(nameHelped({ ...nothing, deficits })).toEqual({ [spine]: 'your X-factor' });
});
