// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { DeadLetter } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { press } from '../../../../test/fixtures/form.ts';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';

const letter: DeadLetter = {
  eventId: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11',
  type: 'swing.analyzed',
  consumer: 'gamification',
  userId: null,
  attempts: 12,
  lastError: 'no such table',
  occurredAt: '2026-11-22T18:12:04.000Z',
  deadAt: '2026-11-22T18:20:00.000Z',
};
let server: ScriptedServer;
let letters: DeadLetter[];
beforeEach(() => {
  server = scriptServer();
  letters = [letter, { ...letter, consumer: 'billing', type: 'user.deleted' }];
  server.answers['/api/admin/dead-letters?limit=50'] = () => Response.json(letters);
  vi.stubGlobal('scrollTo', () => {});
});
const idOf = (n: number) => `c5a3a0f0-56a4-4a3a-9c70-${String(n).padStart(12, '0')}`;
/** After fifty letters, of which the last has the id 0. */
const secondPage = `/api/admin/dead-letters?${new URLSearchParams({
  limit: '50',
  before: letter.deadAt,
  beforeEvent: idOf(0),
  beforeConsumer: letter.consumer,
})}`;
const open = () => openAdmin('/admin/dead-letters');

test('each dead letter shows its service, its attempts and the last reason', async () => {
  await open();
  const [first] = document.querySelectorAll('main li');
  expect(first?.textContent).toMatch(/^swing\.analyzedgamification.*12 attempts; the last one: no such table/);
});

test('one letter is redriven, and the list is loaded again', async () => {
  server.answers['/api/admin/dead-letters/redrive'] = () => {
    letters = letters.slice(1);
    return Response.json({ redriven: 1 });
  };
  await open();
  await press('Redrive swing.analyzed for gamification');
  expect(server.posts[0]?.body).toEqual({ eventId: letter.eventId, consumer: 'gamification' });
  expect(screen.getByText('1 event is processed again.')).toBeDefined();
  expect(document.querySelectorAll('main li')).toHaveLength(1);
});

test('all letters are redriven, and then there are none', async () => {
  server.answers['/api/admin/dead-letters/redrive'] = () => {
    letters = [];
    return Response.json({ redriven: 2 });
  };
  await open();
  await press('Redrive All');
  expect(server.posts[0]?.body).toEqual({});
  expect(screen.getByText('2 events are processed again.')).toBeDefined();
  expect(screen.getByText('No dead letters')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redrive All' }).disabled).toBe(true);
});

test('older letters are on pages that begin after the last letter, and Redrive All leads back to the first', async () => {
  letters = Array.from({ length: 50 }, (_, n) => ({ ...letter, eventId: idOf(49 - n) }));
  let older = [{ ...letter, type: 'user.deleted' }];
  server.answers[secondPage] = () => Response.json(older);
  server.answers['/api/admin/dead-letters/redrive'] = () => {
    letters = older = [];
    return Response.json({ redriven: 51 });
  };
  await open();
  await press('Next');
  expect(document.querySelectorAll('main li')).toHaveLength(1);
  expect(screen.getByText('Page 2')).toBeDefined();
  await press('Redrive All');
  expect(screen.getByText('No dead letters')).toBeDefined();
  expect(screen.queryByText('Page 2')).toBeNull();
});

test('after the last letter of an older page is redriven, the newer page is one step away', async () => {
  letters = Array.from({ length: 50 }, (_, n) => ({ ...letter, eventId: idOf(49 - n) }));
  let older = [{ ...letter, type: 'user.deleted' }];
  server.answers[secondPage] = () => Response.json(older);
  server.answers['/api/admin/dead-letters/redrive'] = () => {
    older = [];
    return Response.json({ redriven: 1 });
  };
  await open();
  await press('Next');
  await press('Redrive user.deleted for gamification');
  expect(screen.getByText('No older dead letters')).toBeDefined();
  await press('Previous');
  expect(document.querySelectorAll('main li')).toHaveLength(50);
});

test('a failed redrive shows a toast and keeps the list', async () => {
  server.answers['/api/admin/dead-letters/redrive'] = () => new Response('', { status: 502 });
  await open();
  await press('Redrive All');
  expect(screen.getByText('Redrive Failed')).toBeDefined();
  expect(document.querySelectorAll('main li')).toHaveLength(2);
});
