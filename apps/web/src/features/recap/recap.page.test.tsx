// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cardOf } from '../../../test/fixtures/card.ts';
import { analysisIdOf } from '../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { recapOf } from '../../../test/fixtures/recap.ts';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import RecapPage from './recap.page.tsx';
import RecapsPage from './recaps.page.tsx';

const november = '/api/recaps/2026-11-01';
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = golferWith({ isPremium: true });
});
const open = async (path: string) => {
  await openScreens(path, { '/recaps/:month': <RecapPage />, '/recaps': <RecapsPage /> });
  await advance(0.1);
};
const serve = (part: Parameters<typeof recapOf>[0] = {}) => {
  server.answers[november] = () => Response.json({ recap: recapOf(part) });
};

test('a month shows what was done, what really changed, and the next step', async () => {
  serve();
  await open('/recaps/2026-11-01');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your November 2026');
  const done = within(cardOf('What You Did'));
  const definitions = () => done.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions().slice(0, 4)).toEqual(['3', '123', '9', '6']);
  expect(definitions()).toContain('120 shots, carry 150 yd');
  expect(definitions()).toContain('3 shots');
  const changes = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Real changeCarry with the driver is 24 yd higher than before October 2026: a real change.',
    'LikelyStanding, you turn your hips 8° more than on Sep 1, 2026: likely a change.',
  ]);
  expect(screen.queryByRole('list', { name: 'What is missing' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See How' }).getAttribute('href')).toBe(`/analysis/${analysisIdOf(1)}`);
});

test('many changes are shown six at first, and all of them on request', async () => {
  const changes = Array.from({ length: 9 }, (_, at) => ({
    source: 'shots' as const,
    mark: 'likely' as const,
    sentence: `Change ${at}.`,
  }));
  serve({ changes });
  await open('/recaps/2026-11-01');
  const shown = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem').length;
  expect(shown()).toBe(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show All 9 Changes' }));
  expect(shown()).toBe(9);
});

test('too few data are named with what would show a change', async () => {
  serve({
    swings: [],
    shots: [],
    checks: 0,
    training: null,
    changes: [],
    missing: ['Check your mobility twice. Then a change in your body can show.'],
    isSwingCompared: false,
    next: { sentence: 'Film a swing.', target: { screen: 'upload' } },
  });
  await open('/recaps/2026-11-01');
  expect(
    within(cardOf('What You Did'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Swings', 'Shots']);
  screen.getByText('There is too little to compare yet.');
  screen.getByText('Check your mobility twice. Then a change in your body can show.');
  // Written on the free plan, read with Premium: nothing is sold.
  screen.getByText('This recap was written without Premium.');
  expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Film a Swing' }).getAttribute('href')).toBe('/upload');
});

test('a step whose swing was deleted leads nowhere', async () => {
  serve({ next: { sentence: 'Turn your hips farther.', target: { screen: 'none' } } });
  await open('/recaps/2026-11-01');
  screen.getByText('The swing that this step comes from is deleted.');
  expect(screen.queryByRole('link', { name: 'See How' })).toBeNull();
});

test('a golfer on the free plan is led to no upload that the plan refuses', async () => {
  server.user = golferWith({ isPremium: false, videoUploadsUsed: 1 });
  serve({ isSwingCompared: false, next: { sentence: 'Film a swing.', target: { screen: 'upload' } } });
  await open('/recaps/2026-11-01');
  screen.getByText('With Premium your next recaps also show what really changed in your swing.');
  screen.getByText('Another video needs Premium.');
  screen.getByRole('link', { name: 'See Premium' });
  expect(screen.queryByRole('link', { name: 'Film a Swing' })).toBeNull();
});

test('a step without an upload leads to the mobility check', async () => {
  serve({ next: { sentence: 'Check your mobility.', target: { screen: 'mobility-check' } } });
  await open('/recaps/2026-11-01');
  expect(screen.getByRole('link', { name: 'Check Your Mobility' }).getAttribute('href')).toBe('/mobility-check');
});

test('one that cannot be read is said to be one', async () => {
  server.answers[november] = () => Response.json({ recap: null });
  await open('/recaps/2026-11-01');
  screen.getByText('This recap cannot be shown');
});

test('while it loads nothing of a month is claimed', async () => {
  server.answers[november] = () => new Promise<Response>(() => undefined);
  await open('/recaps/2026-11-01');
  screen.getByText('Loading your recap');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your November 2026');
  expect(screen.queryByText(/Next Step|No recap/)).toBeNull();
});

test('a month without a recap leads to those that there are; a failure can be tried again', async () => {
  server.answers[november] = refusal(404, 'not-found', 'Not found.');
  await open('/recaps/2026-11-01');
  screen.getByText('No recap of this month');
  expect(screen.getByRole('link', { name: 'See Your Recaps' }).getAttribute('href')).toBe('/recaps');
});

test('the list has the months, or says when the first one comes', async () => {
  server.answers['/api/recaps'] = () => Response.json([{ month: '2026-11-01' }, { month: '2026-10-01' }]);
  await open('/recaps');
  expect(screen.getByRole('link', { name: 'November 2026' }).getAttribute('href')).toBe('/recaps/2026-11-01');
});

test('a golfer without a recap reads when the first one comes', async () => {
  server.answers['/api/recaps'] = () => Response.json([]);
  await open('/recaps');
  screen.getByText(
    'After a month with a swing, a shot, a workout or a mobility check, its recap comes on the first of the next.',
  );
});
