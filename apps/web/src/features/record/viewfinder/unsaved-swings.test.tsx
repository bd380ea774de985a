// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { ScriptedRecorder } from '../../../../test/fixtures/scripted-recorder.ts';
import { scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { SwingCleanup } from '../kept/swing-cleanup.tsx';
import { noteOwner } from '../kept/swing-flag.ts';
import { listSwings } from '../kept/swing-store.ts';
import { dropUnsaved } from '../kept/unsaved-swings.ts';
import { SwingsScreen } from '../swings/swings-screen.tsx';
import { Viewfinder } from './viewfinder.tsx';

const golfer = golferWith().id;
const ready = { status: { status: 'framing', framing: 'ready' } } as const;
let recorder: ScriptedRecorder;
/** Result of the device's next transactions. */
let writing: () => Promise<void>;
const works = async () => undefined;
const isFull = () => Promise.reject(new DOMException('no space', 'QuotaExceededError'));
const isClosed = () => Promise.reject(new DOMException('closed', 'InvalidStateError'));

beforeEach(async () => {
  scriptServer();
  dropUnsaved();
  writing = works;
  openDeviceDatabase(undefined, () => writing());
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  recorder = new ScriptedRecorder();
  const camera = (
    <>
      <SwingCleanup />
      <Viewfinder openRecorder={recorder.open} lastAddress={null} />
    </>
  );
  const list = (
    <>
      <SwingCleanup />
      <SwingsScreen note={null} lookOf={() => null} analyzeOf={() => null} />
    </>
  );
  await openScreens('/record/camera', { '/record/camera': camera, '/record/swings': list });
  recorder.show(ready);
});

async function film(name: string): Promise<void> {
  await recorder.give(name);
  await advance(0.1);
}
const click = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })));
const names = async () => (await listSwings(golfer)).map(({ file }) => file.name).sort();
/** Whether the browser asks before the page is left. */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a swing for which the phone has no space is not claimed, and can be shared', async () => {
  writing = isFull;
  await film('swing-1.mp4');
  recorder.show({ status: { status: 'kept' } });
  screen.getByText('Not saved');
  recorder.show(ready);
  screen.getByText(
    'This swing is not saved yet. The ones before are safe. Delete some and try again, or share it now.',
  );
  screen.getByRole('button', { name: 'Share' });
  screen.getByText('0 swings kept');
});

test('a swing that ends after the golfer has logged out in another tab is not claimed', async () => {
  await film('swing-1.mp4');
  noteOwner('left');
  await film('swing-2.mp4');
  recorder.show({ status: { status: 'kept' } });
  screen.getByText('Not saved');
  expect(screen.queryByText(/^Got it/)).toBeNull();
  screen.getByText('1 swing kept');
});

test('a swing that could not be saved is saved by Try Again', async () => {
  writing = isClosed;
  await film('swing-1.mp4');
  screen.getByRole('heading', { name: 'Swing Not Saved' });
  await click('Try Again');
  await advance(0.1);
  screen.getByRole('heading', { name: 'Swing Not Saved' });
  writing = works;
  await click('Try Again');
  await advance(0.1);
  expect(screen.queryByRole('heading', { name: 'Swing Not Saved' })).toBeNull();
  screen.getByText('1 swing kept');
  expect(await names()).toEqual(['swing-1.mp4']);
});

test('several swings that could not be saved are saved with the next one', async () => {
  writing = isFull;
  await film('swing-1.mp4');
  await film('swing-2.mp4');
  screen.getByText(/^2 swings are not saved yet. .* or share the last one now.$/);
  writing = works;
  await film('swing-3.mp4');
  screen.getByText('3 swings kept');
  expect(await names()).toEqual(['swing-1.mp4', 'swing-2.mp4', 'swing-3.mp4']);
});

test('the browser asks before the page is left while a swing is not saved, and only then', async () => {
  await film('swing-1.mp4');
  expect(warns()).toBe(false);
  writing = isFull;
  await film('swing-2.mp4');
  expect(warns()).toBe(true);
  writing = works;
  await click('Try Again');
  await advance(0.1);
  expect(warns()).toBe(false);
});

test('a swing that is not saved goes along to the list, where it can be saved', async () => {
  writing = isClosed;
  await film('swing-1.mp4');
  await settle(() => fireEvent.click(screen.getByRole('link', { name: 'See your swings' })));
  expect(warns()).toBe(true);
  screen.getByText(/^This swing is not saved yet./);
  writing = works;
  await click('Try Again');
  await advance(0.1);
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  expect(screen.getAllByRole('listitem', { name: /^Swing of/ })).toHaveLength(1);
});

test('a swing is discarded after a question, and stays with Not Now', async () => {
  writing = isClosed;
  await film('swing-1.mp4');
  await click('Discard');
  screen.getByRole('dialog', { name: 'Discard this swing?' });
  await click('Not Now');
  expect(warns()).toBe(true);
  await click('Discard');
  await click('Discard');
  expect(warns()).toBe(false);
  expect(screen.queryByRole('heading', { name: 'Swing Not Saved' })).toBeNull();
});

test('the question says how many swings it is about', async () => {
  writing = isClosed;
  await film('swing-1.mp4');
  await film('swing-2.mp4');
  await click('Discard');
  screen.getByRole('dialog', { name: 'Discard 2 swings?' });
});

test('at most 10 swings wait: the oldest leave, in words, and saving the rest ends it', async () => {
  writing = isFull;
  for (let i = 1; i <= 12; i++) await film(`swing-${i}.mp4`);
  screen.getByText(/^10 swings are not saved yet. .* Only the newest 10 can wait here: 2 older swings are gone.$/);
  writing = works;
  await click('Try Again');
  await advance(0.1);
  expect(await names()).toEqual(Array.from({ length: 10 }, (_, i) => `swing-${i + 3}.mp4`).sort());
  writing = isFull;
  await film('swing-13.mp4');
  expect(screen.queryByText(/are gone/)).toBeNull();
});
