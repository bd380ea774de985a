// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { settle } from '../../../../test/fixtures/test-page.ts';
import type { KeptSwing } from '../kept/swing-store.ts';
import { StepPlayer } from './step-player.tsx';

beforeEach(() => {
  standInForVideos();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:swing', revokeObjectURL: () => undefined });
});

const file = new File(['video'], 'swing.mp4');
/** A swing as the store lists it: the file stays the same, all else is read again. */
const listed = (id: string, impactS = 3): KeptSwing => ({
  id,
  file,
  view: 'face-on',
  handedness: 'right',
  filmedAt: new Date(2026, 10, 23, 9, 1),
  seconds: 6,
  framesPerSecond: 60,
  impactS,
  isKept: false,
});
const player = (...swings: KeptSwing[]) => <StepPlayer swings={swings} onClose={() => undefined} />;
const offsetS = () => Number(screen.getByRole<HTMLInputElement>('slider').value);
const moveTo = (seconds: number) =>
  settle(() => fireEvent.change(screen.getByRole('slider'), { target: { value: seconds } }));

test('swings that are listed again move nothing, and what plays goes on', async () => {
  const { rerender } = render(player(listed('one'), listed('two')));
  await moveTo(-1);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Play' })));
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await settle(() => rerender(player(listed('one'), listed('two'))));
  expect(offsetS()).toBe(-1);
  expect(pause).not.toHaveBeenCalled();
});

test('a first look that finds the impact shows it', async () => {
  const { rerender } = render(player(listed('one')));
  await moveTo(-1);
  await settle(() => rerender(player(listed('one', 3.2))));
  expect(offsetS()).toBe(0);
});
