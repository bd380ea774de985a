// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoadedPart, type Part, partOf } from './loaded-part.tsx';

interface CounterProps {
  step: number;
}
function Counter({ step }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  );
}
let fallbacks: number;
function Fallback() {
  fallbacks++;
  return null;
}
beforeEach(() => {
  fallbacks = 0;
});
afterEach(cleanup);
const load = async () => ({ default: Counter });
const counter = (part: Part<CounterProps>, step = 1) => (
  <Suspense fallback={<Fallback />}>
    <LoadedPart part={part} step={step} />
  </Suspense>
);
const shown = () => screen.queryByRole('button')?.textContent;

test('a part whose code is there renders without its fallback', async () => {
  const part = partOf(load);
  await part.preload();
  render(counter(part));
  expect([shown(), fallbacks]).toEqual(['0', 0]);
});

test('a part that waited for its code keeps its state when it is rendered again', async () => {
  const part = partOf(load);
  const { rerender } = await act(async () => render(counter(part)));
  expect(fallbacks).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button'));
  rerender(counter(part, 10));
  expect(shown()).toBe('1');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('11');
});

test('a part whose code could not be preloaded loads it when it is rendered', async () => {
  let fails = true;
  const part = partOf(async () => {
    if (fails) throw new TypeError('Failed to fetch');
    return load();
  });
  await part.preload();
  fails = false;
  await act(async () => render(counter(part)));
  expect(shown()).toBe('0');
});
