// @vitest-environment jsdom
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Route } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRoutes } from '../../../test/fixtures/open-routes.tsx';
import { scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { paths } from '../../shared/paths.ts';
import MissingPartNote from './missing-part-note.tsx';

beforeEach(() => void scriptServer());
afterEach(() => settle(() => onlineManager.setOnline(true)));

function Screen({ isAside = false }) {
  const { data } = useQuery({ queryKey: ['list'], queryFn: async () => 'the list', meta: { isAside } });
  return (
    <main>
      <MissingPartNote />
      {data}
    </main>
  );
}
const open = (path: string, screenOfPath = <Screen />) => openRoutes(path, <Route path="*" element={screenOfPath} />);
const note = () => screen.queryByRole('region', { name: 'Offline' });
const linkOfNote = () => screen.getByRole('link').getAttribute('href');

test('a screen without its data says that they come by themselves, and leads to the workout', async () => {
  act(() => onlineManager.setOnline(false));
  await open(paths.leaderboard);
  expect(note()?.textContent).toMatch(/comes by itself when you are back online/);
  expect(linkOfNote()).toBe(paths.dailyWorkout);
  await settle(() => onlineManager.setOnline(true));
  await advance(0.1);
  expect([note(), screen.getByRole('main').textContent]).toEqual([null, 'the list']);
});

test('a workout that was not opened today says how to have it, and leads home', async () => {
  act(() => onlineManager.setOnline(false));
  await open(paths.dailyWorkout);
  expect(note()?.textContent).toMatch(/Open it once with a network/);
  expect(linkOfNote()).toBe(paths.home);
});

test('what is no part of the screen says nothing, and neither does a screen that has its data', async () => {
  act(() => onlineManager.setOnline(false));
  const queryClient = await open(paths.home, <Screen isAside />);
  expect(note()).toBeNull();
  await settle(() => onlineManager.setOnline(true));
  await settle(() => onlineManager.setOnline(false));
  queryClient
    .getQueryCache()
    .find({ queryKey: ['list'] })
    ?.setOptions({ queryKey: ['list'], meta: {} });
  await settle(() => void queryClient.invalidateQueries());
  expect(queryClient.getQueryState(['list'])?.fetchStatus).toBe('paused');
  expect(note()).toBeNull();
});
