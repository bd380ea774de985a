// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SwingSpan, TimeSpan } from '@trueswing/domain';
import { type ComponentProps, useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '../../../../../test/fixtures/test-page.ts';
import { CutField } from './cut-field.tsx';

let sample: File;
beforeAll(async () => {
  const bytes = await readFile('samples/face-on.mp4');
  sample = new NodeFile([new Uint8Array(bytes)], 'swing.mp4') as unknown as File;
});
beforeEach(() => {
  // jsdom's files cannot be read in slices.
  vi.stubGlobal('Blob', NodeBlob);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

let sent: TimeSpan | null;
const shown: number[] = [];

interface FieldProps extends Pick<ComponentProps<typeof CutField>, 'load'> {
  file?: File;
  seconds: number;
  swing?: SwingSpan;
  isBusy?: boolean;
  isDecidedBefore?: boolean;
}
interface Cut {
  part: TimeSpan | null;
  isDecided: boolean;
}

function Field({ file = sample, seconds, swing, isBusy = false, isDecidedBefore = false, ...code }: FieldProps) {
  const [{ part, isDecided }, setCut] = useState<Cut>({ part: null, isDecided: isDecidedBefore });
  sent = part;
  return (
    <CutField
      file={file}
      seconds={seconds}
      isConverted={false}
      part={part ?? undefined}
      isDecided={isDecided}
      name="the face-on video"
      swing={swing}
      isBusy={isBusy}
      onCut={(cut) => setCut({ part: cut, isDecided: true })}
      onShow={(timeS) => shown.push(timeS)}
      {...code}
    />
  );
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name} of the face-on video` });
const move = (name: string, timeS: number) => fireEvent.change(slider(name), { target: { value: String(timeS) } });
const size = () => screen.getByRole('status').textContent;
const opened = () => waitFor(() => slider('Start'), { timeout: 10_000 });

test('a short video keeps its strip behind a button', async () => {
  render(<Field seconds={3} />);
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Trim the face-on video' }));
  await opened();
  expect([slider('Start').value, slider('End').value]).toEqual(['0', '3']);
  expect(size()).toBe(`The whole video: 3.0 s, ${(sample.size / 2 ** 20).toFixed(1)} MB`);
  expect(sent).toBeNull();
});

test('a long video asks for the part with the swing', async () => {
  render(<Field seconds={13} />);
  await opened();
  screen.getByText('Move the ends around your swing.');
});

test('a moved end shows its picture, and what would be sent of what', async () => {
  render(<Field seconds={13} />);
  await opened();
  move('End', 2);
  expect(sent).toEqual({ startS: 0, endS: 2 });
  expect(shown.at(-1)).toBe(2);
  expect(slider('End').getAttribute('aria-valuetext')).toBe('2.0 seconds');
  expect(size()).toMatch(/^2\.\d s, \d\.\d MB instead of 3\.0 s, \d\.\d MB$/);
  move('End', 3);
  expect(sent).toBeNull();
});

test('the ends stay a second apart', async () => {
  render(<Field seconds={13} />);
  await opened();
  move('End', 2);
  move('Start', 2.9);
  expect(sent).toEqual({ startS: 1, endS: 2 });
  move('End', 0.1);
  expect(sent).toEqual({ startS: 1, endS: 2 });
});

test('the surroundings of a found swing are proposed once', async () => {
  const swing = { startS: 2.5, finishS: 2.7 };
  const { rerender } = render(<Field seconds={13} swing={swing} />);
  await opened();
  await screen.findByText('We found your swing. Move the ends if you like.');
  expect(sent).toEqual({ startS: 0.5, endS: 4.7 });
  move('End', 3);
  move('Start', 0);
  rerender(<Field seconds={13} swing={swing} />);
  expect(sent).toBeNull();
});

test('nothing is proposed while the form is being sent', async () => {
  const swing = { startS: 2.5, finishS: 2.7 };
  const { rerender } = render(<Field seconds={13} swing={swing} isBusy />);
  await opened();
  expect(sent).toBeNull();
  rerender(<Field seconds={13} swing={swing} />);
  expect(sent).toEqual({ startS: 0.5, endS: 4.7 });
});

test('a whole video that the golfer chose stays whole when its screen opens again', async () => {
  render(<Field seconds={13} swing={{ startS: 2.5, finishS: 2.7 }} isDecidedBefore />);
  await opened();
  expect(sent).toBeNull();
});

test('the swing in a short video is proposed when its strip is opened', async () => {
  render(<Field seconds={3} swing={{ startS: 2.5, finishS: 2.7 }} />);
  expect(sent).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Trim the face-on video' }));
  await opened();
  await screen.findByText('We found your swing. Move the ends if you like.');
  expect(sent).toEqual({ startS: 0.5, endS: 3 });
  move('Start', 0);
  screen.getByText('Move the ends around your swing.');
});

test('a parser that did not load is not the fault of the video: the golfer may reload the app', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(<Field seconds={13} load={load} />);
  await waitFor(() => expect(size()).toMatch(/^A part of the app did not load\./));
  expect(screen.getByRole('button', { name: 'Reload the app' })).toBeDefined();
});

test('a video that cannot be cut says so', async () => {
  const text = new NodeFile(['no video'], 'swing.mp4') as unknown as File;
  render(<Field file={text} seconds={13} />);
  expect(size()).toBe('Looking for the pictures...');
  await waitFor(() => expect(size()).toBe('This video cannot be trimmed here.'), { timeout: 10_000 });
});
