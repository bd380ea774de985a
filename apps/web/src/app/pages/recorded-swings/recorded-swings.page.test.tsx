// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { VideoView } from '@trueswing/contracts';
import { Outlet, Route } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { freeStatus, SentUpload, server, startServer, toast } from '../../../../test/fixtures/open-upload.tsx';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { keepSwing, listSwings } from '../../../features/record/kept/swing-store.ts';
import { UploadManagerProvider } from '../../../features/uploads/transfer/upload-manager.tsx';
import UploadPage from '../../../features/uploads/upload.page.tsx';
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

const openSwings = () =>
  openRoutes(
    '/record/swings',
    <Route
      element={
        <UploadManagerProvider>
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
