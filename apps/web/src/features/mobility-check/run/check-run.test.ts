import { checkParts, promptsFrom } from '@trueswing/domain';
import { expect, it } from 'vitest';
import { recordTurns } from '../../../../../../packages/domain/test/record-turns.ts';
import {
  advance,
  type CheckRun,
  hasNewTurn,
  isComplete,
  newRun,
  type PartResults,
  type RunAction,
} from './check-run.ts';

const skipped = { summary: null, advice: null };
const act = (run: CheckRun, ...actions: RunAction[]) => actions.reduce(advance, run);
const [chest] = checkParts;
const recording = recordTurns({ turnsDeg: [80, 70, 82, 72], prompts: chest ? promptsFrom(chest, 0) : [] });
const measured = act(newRun(), { do: 'finish-part', recording });

it('the run of a check reads a part at its end, and goes on to the next', () => {
  expect(measured).toMatchObject({ status: 'between', part: 0 });
  expect(measured.results.chest?.summary?.right?.turnDeg).toBeCloseTo(81, 0);
  expect(act(measured, { do: 'go-on' })).toMatchObject({ status: 'running', part: 1, step: -1 });
});

it('the run of a check reads the part of the hips like the others', () => {
  const hips = checkParts.find(({ name }) => name === 'hips');
  const turns = { turnsDeg: [44, 39, 46, 40], mounting: { axis: [1, 1, 0], angleDeg: 80 } } as const;
  const recorded = recordTurns({ ...turns, prompts: hips ? promptsFrom(hips, 0) : [] });
  const { results } = act(newRun({ chest: skipped }), { do: 'finish-part', recording: recorded });
  expect(results.hips?.summary?.right?.turnDeg).toBeCloseTo(45, 0);
  expect(results.hips?.summary?.left?.turnDeg).toBeCloseTo(39.5, 0);
});

it('the run of a check says why a part without samples gave nothing, and can measure it again', () => {
  const silent = act(newRun(), { do: 'finish-part', recording: { samples: [], prompts: recording.prompts } });
  expect(silent.results.chest).toMatchObject({ summary: null, advice: expect.stringContaining('sent no movement') });
  expect(act(silent, { do: 'repeat' })).toMatchObject({ status: 'running', part: 0, step: -1 });
});

it('the run of a check starts a part again after a pause, in its preparation or later', () => {
  const [preparing, turning] = [newRun(), act(newRun(), { do: 'next-step' }, { do: 'next-step' })];
  for (const run of [preparing, turning]) {
    const paused = act(run, { do: 'pause' });
    expect(paused).toMatchObject({ status: 'paused', part: 0, step: -1 });
    // A timer that ends in the same moment changes nothing.
    expect(act(paused, { do: 'next-step' }, { do: 'finish-part', recording })).toBe(paused);
    expect(act(paused, { do: 'repeat' })).toMatchObject({ status: 'running', part: 0, step: -1 });
  }
  expect(act(measured, { do: 'pause' })).toBe(measured);
});

it('the run of a check keeps what was measured when its repetition measures nothing, and says why', () => {
  const silent = { samples: [], prompts: recording.prompts };
  const after = act(measured, { do: 'repeat' }, { do: 'finish-part', recording: silent });
  expect(after.results.chest).toEqual({
    summary: measured.results.chest?.summary,
    advice: expect.stringContaining('sent no movement'),
  });
});

it('the run of a check keeps a side that its repetition does not measure', () => {
  const prompts = recording.prompts;
  const { samples } = recordTurns({ turnsDeg: [90, 5, 92, 5], prompts });
  const after = act(measured, { do: 'repeat' }, { do: 'finish-part', recording: { samples, prompts } });
  const { summary } = after.results.chest ?? {};
  expect(summary?.right?.turnDeg).toBeCloseTo(91, 0);
  expect(summary?.left).toEqual(measured.results.chest?.summary?.left);
  expect(summary?.asymmetryDeg).toBeNull();
});

it('the run of a check keeps what was measured when its repetition is skipped', () => {
  const after = act(measured, { do: 'repeat' }, { do: 'skip' });
  expect(after).toMatchObject({ status: 'running', part: 1 });
  expect(after.results.chest).toBe(measured.results.chest);
});

it.each<[PartResults, Partial<CheckRun>]>([
  [{}, { status: 'running', part: 0 }],
  [{ chest: skipped }, { status: 'running', part: 1 }],
  [{ hips: skipped }, { status: 'running', part: 0 }],
  [{ chest: skipped, hips: skipped, separation: skipped }, { status: 'finished' }],
])('the run of a check goes on after an interruption with the first part that is missing: %j', (results, expected) => {
  expect(newRun(results)).toMatchObject(expected);
  expect(isComplete(results)).toBe(expected.status === 'finished');
});

it('a check has a new turn only where something was measured', () => {
  const before = measured.results;
  const silent = { samples: [], prompts: recording.prompts };
  const inVain = act(measured, { do: 'repeat' }, { do: 'finish-part', recording: silent });
  const again = act(measured, { do: 'repeat' }, { do: 'finish-part', recording });
  expect(hasNewTurn(before, {})).toBe(true);
  expect(hasNewTurn(again.results, before)).toBe(true);
  expect(hasNewTurn(inVain.results, before)).toBe(false);
  expect(hasNewTurn(act(measured, { do: 'go-on' }, { do: 'skip' }).results, before)).toBe(false);
});

it('finishes after the last missing part, whichever it is', () => {
  const run = newRun({ hips: skipped, separation: skipped });
  expect(act(run, { do: 'skip' })).toMatchObject({ status: 'finished', results: { chest: skipped } });
});
