// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import '../../../../test/fixtures/test-page.ts';
import type { ChosenVideo } from './choose-video.ts';
import { VideoField } from './video-field.tsx';

const chosen: (ChosenVideo | null)[] = [];
const checks: boolean[] = [];
const field = (changed: Partial<ComponentProps<typeof VideoField>>) => (
  <VideoField
    label="Face-On Video"
    videoName="the face-on video"
    hint="Required."
    video={null}
    slowMotion="no"
    onChoose={(video) => chosen.push(video) > 0}
    isChecking={false}
    onChecking={(isChecking) => checks.push(isChecking)}
    isBusy={false}
    {...changed}
  />
);

test('a video that was checked when the form is on its way does not change the form', async () => {
  const { rerender } = render(field({}));
  const file = new File([new Uint8Array(5000)], 'late.mp4', { type: 'video/mp4' });
  fireEvent.change(screen.getByLabelText(/Face-On Video/), { target: { files: [file] } });
  rerender(field({ isBusy: true }));
  await waitFor(() => expect(checks).toEqual([true, false]), { timeout: 10_000 });
  expect(chosen).toEqual([]);
});

test('a rejected file leaves the video, and is explained beside it until the video changes', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} });
  chosen.length = 0;
  const video = { file: new File([new Uint8Array(5000)], 'swing.mov'), facts: null };
  const { rerender } = render(field({ video }));
  const input = () => screen.getByLabelText(/Face-On Video/);
  const fault = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;
  const text = new File(['hello'], 'a.txt', { type: 'text/plain' });
  fireEvent.change(input(), { target: { files: [text] } });
  await waitFor(() => expect(fault()).toBe('Selected file is not a video'));
  expect(chosen).toEqual([]);
  screen.getByText('swing.mov');
  rerender(field({ video: { file: new File([new Uint8Array(5000)], 'other.mov'), facts: null } }));
  expect(fault()).toBeUndefined();
});

test('why a video could not be made ready stays with its field', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} });
  const file = new File([new Uint8Array(5000)], 'swing.mov');
  render(field({ video: { file, facts: null }, failure: { message: 'We could not convert this video.' } }));
  const input = screen.getByLabelText(/Face-On Video/);
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('We could not convert this video.');
  expect(screen.queryByRole('button', { name: 'Reload the app' })).toBeNull();
});

test('a video that could not be made ready for want of code offers a reload', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} });
  const file = new File([new Uint8Array(5000)], 'swing.mov');
  const failure = { message: 'A part of the app did not load.', isMissingPart: true };
  render(field({ video: { file, facts: null }, failure }));
  expect(screen.getByRole('button', { name: 'Reload the app' })).toBeDefined();
});
