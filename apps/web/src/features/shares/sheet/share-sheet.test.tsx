// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { analysisIdOf } from '../../../../test/fixtures/finished-analysis.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import ShareSheet from './share-sheet.tsx';

const id = analysisIdOf(1);
const path = `/api/swing-analyses/${id}/shares`;
const share = (nth: number, golferName: string | null = null) => ({
  id: `0d0f7f5c-3b1e-4c2a-8f4e-00000000000${nth}`,
  golferName,
  createdAt: `2026-11-0${nth}T12:00:00.000Z`,
  expiresAt: `2027-02-0${nth}T12:00:00.000Z`,
});
const picture = new File(['picture'], 'swing.jpg', { type: 'image/jpeg' });

let server: ScriptedServer;
let copied: string[];
beforeEach(() => {
  server = scriptServer();
  copied = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  server.answers[path] = () => Response.json([]);
});

async function open(make: () => Promise<File> = async () => picture): Promise<void> {
  const sheet = <ShareSheet analysisId={id} makePicture={make} makePdf={make} isOpen onClose={() => undefined} />;
  await openRoutes('/', <Route path="/" element={sheet} />);
  await advance(0.1);
}
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await advance(0.1);
};

test('creates a link with the name that the golfer chose, shows it this once, and copies it', async () => {
  await open();
  server.answers[path] = () => Response.json({ ...share(1, 'Ada'), token: 'the-token' }, { status: 201 });
  fireEvent.change(screen.getByLabelText('Your name for the coach (optional)'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Link' }));
  await advance(0);
  server.answers[path] = () => Response.json([share(1, 'Ada')]);
  await advance(0.1);
  expect(server.posts).toEqual([{ path, body: { golferName: 'Ada' } }]);
  const url = `${window.location.origin}/shared/the-token`;
  expect((screen.getByLabelText('Your new link') as HTMLInputElement).value).toBe(url);
  await click('Copy Link');
  expect(copied).toEqual([url]);
});

test('turns a link off', async () => {
  server.answers[path] = () => Response.json([share(2), share(1)]);
  await open();
  expect(screen.getByText(/Works until Feb 2, 2027/)).toBeDefined();
  server.answers[`${path}/${share(2).id}`] = done;
  server.answers[path] = () => Response.json([share(1)]);
  await click('Turn off the link of Nov 2, 2026');
  expect(screen.queryByText('Link of Nov 2, 2026')).toBeNull();
  expect(screen.getByText('Link of Nov 1, 2026')).toBeDefined();
});

test('a new link that is turned off is no longer offered, and another can be created', async () => {
  await open();
  server.answers[path] = ({ body }) =>
    body ? Response.json({ ...share(1), token: 'the-token' }, { status: 201 }) : Response.json([share(1)]);
  await click('Create Link');
  expect(screen.getByLabelText('Your new link')).toBeDefined();
  server.answers[`${path}/${share(1).id}`] = done;
  server.answers[path] = () => Response.json([]);
  await click('Turn off the link of Nov 1, 2026');
  expect(screen.queryByLabelText('Your new link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create Link' })).toBeDefined();
});

test('keeps a link in the list when turning it off fails', async () => {
  server.answers[path] = () => Response.json([share(1)]);
  await open();
  server.answers[`${path}/${share(1).id}`] = refusal(503, 'not-ready', 'We are restarting.');
  await click('Turn off the link of Nov 1, 2026');
  expect(screen.getByText('Link of Nov 1, 2026')).toBeDefined();
  expect(screen.getByText('The link is still on')).toBeDefined();
});

test('offers no sixth link', async () => {
  server.answers[path] = () => Response.json([1, 2, 3, 4, 5].map((nth) => share(nth)));
  await open();
  expect(screen.queryByRole('button', { name: 'Create Link' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Turn off the link/ })).toHaveLength(5);
  expect(screen.getByText('You have 5 links. Turn one off to create another.')).toBeDefined();
});

test('says so when the picture or the PDF cannot be made', async () => {
  await open(() => Promise.reject(new Error('no canvas')));
  expect(screen.getByText('We could not make the picture.')).toBeDefined();
  await click('Get PDF');
  expect(screen.getByText('We could not make the PDF. Please try again.')).toBeDefined();
});
