// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { VideoView } from '@trueswing/contracts';
import { useEffect } from 'react';
import { Outlet, Route } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { freeStatus, SentUpload, server, startServer, toast } from '../../../../test/fixtures/open-upload.tsx';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { keepSwing, listSwings } from '../../../features/record/kept/swing-store.ts';
// The page loads it when a look begins, which takes longer than a test waits when much else is loaded.
import '../../../features/uploads/first-look/tracker/open-pose-tracker.ts';
import type { TrackerReply, TrackerRequest } from '../../../features/uploads/first-look/tracker/tracker-messages.ts';
import { UploadManagerProvider, useUploadManager } from '../../../features/uploads/transfer/upload-manager.tsx';
import UploadPage from '../../../features/uploads/upload.page.tsx';
import { emptyForm, type UploadForm } from '../../../features/uploads/upload-fields.ts';
import { RequireUser } from '../../require-user.tsx';
import RecordedSwingsPage from './recorded-swings.page.tsx';

/** The real function, without fake timers: reading a file takes real time. */
const nextTurn = setImmediate;
const golfer = golferWith().id;

beforeEach(() => {
  startServer();
  openDeviceDatabase();
});

/** A swing that was filmed in a minute. Its bytes are no known container, so that the client leaves it to the server. */
async function film(minute: number, view: VideoView = 'face-on'): Promise<void> {
  const file = new File([new Uint8Array(5000)], `swing-${minute}.mp4`, { type: 'video/mp4' });
  const filmedAt = new Date(2026, 10, 23, 9, minute);
  await keepSwing(golfer, { file, view, handedness: 'left', filmedAt, seconds: 6, framesPerSecond: 59.9, impactS: 3 });
}

let uploads: ReturnType<typeof useUploadManager>;
/** Sends a form, if there is one. */
function Uploads({ form }: { form: UploadForm | null }) {
  uploads = useUploadManager();
  const { send } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (form) send(form);
  }, []);
  return null;
}

const openSwings = (sent: UploadForm | null = null) =>
  openRoutes(
    '/record/swings',
    <Route
      element={
        <UploadManagerProvider>
          <Uploads form={sent} />
          <Outlet />
        </UploadManagerProvider>
      }
    >
      <Route element={<RequireUser />}>
        <Route path="/record/swings" element={<RecordedSwingsPage />} />
        <Route path="/upload" element={<UploadPage />} />
      </Route>
    </Route>,
  );
const card = (minute: number) => within(screen.getByRole('listitem', { name: new RegExp(`9:0${minute}:00`) }));
const click = (element: HTMLElement) => settle(() => fireEvent.click(element));

test('the list says how much space the swings use, and what leaves first', async () => {
  await film(1);
  await openSwings();
  screen.getByText(
    'Your swings use 0.0 of 500 MB. When that is full, the oldest leave first. Those that you keep stay.',
  );
  card(1).getByText('6.0 s, 60 frames a second, 0.0 MB');
  expect(screen.getByRole('progressbar', { name: 'Space used' })).toBeDefined();
});

test('a phone without swings leads to the setup', async () => {
  await openSwings();
  screen.getByText('No swings yet');
});

test('a swing is kept for good, and deleted only after a question', async () => {
  await film(1);
  await film(2);
  await openSwings();
  await click(card(1).getByRole('button', { name: 'Keep' }));
  await advance(0.1);
  expect(card(1).getByRole('button', { name: 'Keep' }).getAttribute('aria-pressed')).toBe('true');
  await click(card(2).getByRole('button', { name: 'Delete' }));
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await advance(0.1);
  expect(await listSwings(golfer)).toMatchObject([{ isKept: true }]);
});

test('a chosen swing stays chosen when the other one is deleted', async () => {
  for (const minute of [1, 2, 3]) await film(minute);
  await openSwings();
  const compare = (minute: number) => card(minute).getByRole('button', { name: 'Compare' });
  await click(compare(1));
  await click(compare(2));
  await click(card(2).getByRole('button', { name: 'Delete' }));
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await advance(0.1);
  await click(compare(3));
  expect([1, 3].map((minute) => compare(minute).getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  expect(screen.getByRole('button', { name: 'Compare the two' })).toBeDefined();
});

test('a swing goes to the upload form with its hand, and nothing is sent', async () => {
  await film(1);
  await openSwings();
  await click(card(1).getByRole('button', { name: 'Analyze this swing' }));
  for (let turn = 0; turn < 1_000 && !screen.queryByText('swing-1.mp4'); turn++) {
    await settle(() => new Promise((resolve) => nextTurn(resolve)));
    await advance(0.001);
  }
  expect(screen.getByLabelText<HTMLInputElement>('Left-handed').checked).toBe(true);
  expect(toast()).toContain('Nothing is sent until you tap Analyze My Swing.');
  expect(SentUpload.all).toEqual([]);
});

test('a down-the-line swing of a free golfer leads to the plans', async () => {
  await film(1, 'down-the-line');
  await openSwings();
  card(1).getByText('A down-the-line swing needs Premium. Your free upload takes a face-on swing.');
  expect(card(1).getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  expect(card(1).queryByRole('button', { name: 'Analyze this swing' })).toBeNull();
});

test('a golfer whose free upload is used reads it', async () => {
  server.status = { ...freeStatus, isFreeLimitReached: true, canUploadDriver: false, canUploadSevenIron: false };
  await film(1);
  await openSwings();
  card(1).getByText('Your free upload is used. Premium takes a new video of each club every week.');
});

describe('a first look', () => {
  /** Names of the videos that were looked at, in their order. */
  let looked: string[];
  /** Reply of the worker to a video. */
  let answer: 'failed' | 'unreadable';
  beforeEach(() => {
    looked = [];
    for (const name of ['VideoDecoder', 'OffscreenCanvas']) vi.stubGlobal(name, class {});
    vi.stubGlobal(
      'Worker',
      class {
        onmessage: ((event: { data: TrackerReply }) => void) | null = null;
        postMessage(request: TrackerRequest): void {
          if (request.type !== 'track') return;
          looked.push(request.file.name);
          setTimeout(() => this.onmessage?.({ data: { type: answer, id: request.id } }), 5);
        }
        terminate(): void {}
      },
    );
  });
  /** Waits until so many videos were looked at, and for one that is not to be looked at. */
  async function waitForLooks(count: number): Promise<void> {
    for (let turn = 0; turn < 1_000 && looked.length < count; turn++) {
      await settle(() => new Promise((resolve) => nextTurn(resolve)));
      await advance(0.01);
    }
    await advance(0.5);
  }
  const comeBack = () => settle(() => document.dispatchEvent(new Event('visibilitychange')));
  const looks = async () => (await listSwings(golfer)).map(({ look }) => look);

  test('that fails is taken again when the golfer comes back, twice at most, and the others are looked at', async () => {
    answer = 'failed';
    await film(1);
    await film(2);
    await openSwings();
    await waitForLooks(2);
    const both = ['swing-2.mp4', 'swing-1.mp4'];
    expect(looked).toEqual(both);
    card(1).getByText('The first look did not work. We try it again later.');
    for (const count of [4, 6]) {
      await comeBack();
      await waitForLooks(count);
      expect(looked).toHaveLength(count);
    }
    await comeBack();
    await advance(1);
    expect(looked).toEqual([...both, ...both, ...both]);
    expect(await looks()).toEqual([undefined, undefined]);
  });

  test('that the phone cannot store is taken again later, without a toast, and the others are looked at', async () => {
    answer = 'unreadable';
    openDeviceDatabase(new Map(), async (puts) => {
      if (puts.some((value) => Object.hasOwn(value as object, 'look')))
        throw new DOMException('', 'QuotaExceededError');
    });
    await film(1);
    await film(2);
    await openSwings();
    await waitForLooks(2);
    expect(looked).toEqual(['swing-2.mp4', 'swing-1.mp4']);
    for (const minute of [1, 2]) card(minute).getByText('The first look did not work. We try it again later.');
    expect(toast()).toBe('');
  });

  test('rests while an upload is sent, and says so', async () => {
    answer = 'unreadable';
    await film(1);
    const video = { file: new File(['x'], 'sent.mp4'), facts: null };
    await openSwings({ ...emptyForm, club: 'driver', handedness: 'right', faceOn: video });
    await waitForLooks(1);
    expect(looked).toEqual([]);
    card(1).getByText('First looks wait until your upload is sent.');
    await settle(() => uploads.cancel());
    await waitForLooks(1);
    expect(looked).toEqual(['swing-1.mp4']);
  });

  test('goes on while an upload waits for the network', async () => {
    answer = 'unreadable';
    await film(1);
    const video = { file: new File(['x'], 'sent.mp4'), facts: null };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openSwings({ ...emptyForm, club: 'driver', handedness: 'right', faceOn: video });
    await waitForLooks(1);
    expect(uploads.transfer.state).toBe('interrupted');
    expect(looked).toEqual(['swing-1.mp4']);
  });

  test('at a video that this device cannot decode is not taken again', async () => {
    answer = 'unreadable';
    await film(1);
    await openSwings();
    await waitForLooks(1);
    expect(await looks()).toEqual([null]);
    await comeBack();
    await advance(1);
    expect(looked).toEqual(['swing-1.mp4']);
  });
});

test('a browser that gives no storage says so', async () => {
  await film(1);
  globalThis.indexedDB = Object.assign(Object.create(null), {
    open: () => {
      throw new DOMException('no storage', 'SecurityError');
    },
  });
  await openSwings();
  screen.getByText(/does not let us read what it keeps/);
});
