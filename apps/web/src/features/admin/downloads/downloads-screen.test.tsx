// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { field, press } from '../../../../test/fixtures/form.ts';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { readReachable } from '../../../shared/api/reachability.ts';

let server: ScriptedServer;
let sent: { url: string; file: unknown }[];
let counts: { videos: number; withVideo: number };
let answer: { status: number; body: object };
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/admin/exercises'] = () =>
    Response.json({
      ...counts,
      bytes: 214_800,
      categories: [
        { name: 'Core Control & Rotational Strength', videos: 153 },
        { name: 'Postural Integrity', videos: 3 },
      ],
    });
  counts = { videos: 156, withVideo: 156 };
  sent = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      statusText = '';
      responseText = '';
      onload = () => {};
      onloadend = () => {};
      #url = '';
      open(_method: string, url: string) {
        this.#url = url;
      }
      send(form: FormData) {
        sent.push({ url: this.#url, file: form.get('file') });
        queueMicrotask(() => {
          Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) });
          this.onload();
          this.onloadend();
        });
      }
    },
  );
});
const noChange = { applied: false, unchanged: 398, added: [], removed: [], changed: [] };
const file = new File(['x'], 'exercises.xlsx');
const choose = () => settle(() => fireEvent.change(field('Edited spreadsheet'), { target: { files: [file] } }));
const open = () => openAdmin('/admin/downloads');

test('shows the counts of the data, and downloads the file by its name', async () => {
  await open();
  expect(screen.getByText(/156 videos in 2 categories, about 215 KB/)).toBeDefined();
  expect(screen.getByText('Core Control & Rotational Strength').nextSibling?.textContent).toBe('153');
  expect(screen.getByText('Postural Integrity / Flexibility').nextSibling?.textContent).toBe('3');
  server.answers['/api/download/excel'] = () =>
    Object.assign(new Response(''), { blob: async () => new Blob(['the spreadsheet']) });
  const saved: { name: string; size: number }[] = [];
  let size = 0;
  URL.createObjectURL = (made: Blob) => {
    size = made.size;
    return 'blob:made';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size });
  });
  await press('Download Excel');
  expect(saved).toEqual([{ name: 'golf-exercise-videos.xlsx', size: 'the spreadsheet'.length }]);
});

test('a download with an expired session leads to the sign-in', async () => {
  server.answers['/api/download/excel'] = refusal(401, 'not-signed-in', 'Please sign in.');
  await open();
  await press('Download Excel');
  expect(field('Admin password')).toBeDefined();
});

test('a download that fails says so, with a next step', async () => {
  server.answers['/api/download/excel'] = () => new Response('', { status: 502 });
  await open();
  await press('Download Excel');
  expect(screen.getByText('The spreadsheet could not be downloaded. Please try again.')).toBeDefined();
});

test.each([
  [0, 'Each has a moving figure, and none a video.'],
  [12, 'Each has a moving figure, and 12 a video.'],
])('where only %d have a video, it counts exercises and says so', async (withVideo, sentence) => {
  counts = { videos: 156, withVideo };
  await open();
  expect(screen.getByText(/156 exercises in 2 categories, about 215 KB/)).toBeDefined();
  expect(screen.getByText(new RegExp(sentence))).toBeDefined();
});

test('a check shows what would change, and only then the file can be imported', async () => {
  const changes = {
    unchanged: 396,
    added: [{ id: 'a', name: 'Bear Crawl' }],
    changed: [{ id: 'b', name: 'Plank', fields: ['sets', 'video URL'] }],
    removed: [{ id: 'c', name: 'Sit-Up' }],
  };
  answer = { status: 200, body: { ...changes, applied: false } };
  await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check File' }).disabled).toBe(true);
  await choose();
  expect(screen.queryByRole('button', { name: 'Import Now' })).toBeNull();
  await press('Check File');
  expect(sent).toEqual([{ url: '/api/admin/exercises/import?dryRun=true', file }]);
  expect(screen.getByText('1 added · 1 removed · 1 changed · 396 unchanged')).toBeDefined();
  for (const text of ['Bear Crawl', 'Sit-Up', 'Plank: sets, video URL']) expect(screen.getByText(text)).toBeDefined();
  answer = { status: 200, body: { ...changes, applied: true } };
  await press('Import Now');
  expect(sent[1]?.url).toBe('/api/admin/exercises/import?dryRun=false');
  expect(
    screen.getByText(
      'Imported. Golfers see it within an hour; what they opened under Watch, within a day. Workouts planned for today stay as they are.',
    ),
  ).toBeDefined();
  await advance(0.1);
  expect(server.calls.filter(({ path }) => path === '/api/admin/exercises')).toHaveLength(2);
});

test('a file without changes cannot be imported', async () => {
  answer = { status: 200, body: noChange };
  await open();
  await choose();
  await press('Check File');
  expect(screen.getByText(/There is nothing to import/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Import Now' })).toBeNull();
});

test('a file with only another order of rows can be imported', async () => {
  answer = { status: 200, body: { ...noChange, isReordered: true } };
  await open();
  await choose();
  await press('Check File');
  expect(screen.getByText('0 added · 0 removed · 0 changed · 398 unchanged · in another order')).toBeDefined();
  expect(screen.queryByText(/There is nothing to import/)).toBeNull();
  await press('Import Now');
  expect(sent[1]?.url).toBe('/api/admin/exercises/import?dryRun=false');
});

test('a check warns of a file that was made from another version', async () => {
  answer = { status: 200, body: { ...noChange, isReordered: true, otherVersion: { ofFile: 3, inUse: 4 } } };
  await open();
  await choose();
  await press('Check File');
  expect(screen.getByText(/This file was made from version 3; version 4 is in use\./)).toBeDefined();
  answer = { status: 200, body: { ...answer.body, applied: true } };
  await press('Import Now');
  expect(screen.queryByText(/was made from version/)).toBeNull();
});

test('an import says which version was checked; if another one is in use by then, it shows the check again', async () => {
  answer = { status: 200, body: { ...noChange, isReordered: true, version: 3 } };
  await open();
  await choose();
  await press('Check File');
  const otherVersion = { ofFile: 3, inUse: 4 };
  answer = { status: 200, body: { ...noChange, isReordered: true, otherVersion, version: 4 } };
  await press('Import Now');
  expect(screen.getByText(/Nothing has changed yet: another version came into use after your check\./)).toBeDefined();
  expect(screen.getByText(/This file was made from version 3; version 4 is in use\./)).toBeDefined();
  answer = { status: 200, body: { ...answer.body, applied: true } };
  await press('Import Now');
  expect(screen.getByText(/^Imported\./)).toBeDefined();
  const path = '/api/admin/exercises/import';
  expect(sent.map(({ url }) => url)).toEqual([
    `${path}?dryRun=true`,
    `${path}?dryRun=false&checkedVersion=3`,
    `${path}?dryRun=false&checkedVersion=4`,
  ]);
});

test('the same file can be chosen again after it was edited', async () => {
  answer = { status: 200, body: noChange };
  await open();
  const input = field('Edited spreadsheet');
  let shown = '';
  Object.defineProperty(input, 'value', { get: () => shown, set: (value: string) => (shown = value) });
  /** As a browser does: it reports no change if the name is the one that the input has. */
  const chooseLikeBrowser = async (chosen: File) => {
    await settle(() => fireEvent.click(input));
    if (shown === chosen.name) return;
    shown = chosen.name;
    await settle(() => fireEvent.change(input, { target: { files: [chosen] } }));
  };
  const edited = new File(['edited'], file.name);
  for (const chosen of [file, edited]) {
    await chooseLikeBrowser(chosen);
    await press('Check File');
  }
  expect(sent.map(({ file: checked }) => (checked as File).size)).toEqual([file.size, edited.size]);
});

test('a file that was saved again since it was chosen is not sent, and is to be chosen again', async () => {
  answer = { status: 200, body: noChange };
  await open();
  const changed = new File(['x'], file.name);
  const unreadable = () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError'));
  changed.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable });
  await settle(() => fireEvent.change(field('Edited spreadsheet'), { target: { files: [changed] } }));
  await press('Check File');
  expect(
    screen.getByText(
      'We can no longer read this file. It may have changed since you chose it. Please choose it again.',
    ),
  ).toBeDefined();
  expect([sent, readReachable()]).toEqual([[], true]);
  await choose();
  await press('Check File');
  expect(screen.getByText(/There is nothing to import/)).toBeDefined();
});

test('mistakes that fill the list are called the first ones', async () => {
  const errors = Array.from({ length: 100 }, (_, at) => ({
    sheet: 'Core',
    row: at + 2,
    column: 'Premium',
    message: 'This must be yes or no.',
  }));
  const message = 'This file has mistakes.';
  answer = { status: 422, body: { code: 'spreadsheet-refused', message, requestId: 'r-1', errors } };
  await open();
  await choose();
  await press('Check File');
  expect(screen.getByText('These are the first 100 mistakes in this file, so nothing changed.')).toBeDefined();
});

test('each mistake of a rejected file has its place', async () => {
  const errors = [
    { sheet: 'Core', row: 4, column: 'Sets', message: 'must be a whole number' },
    { sheet: 'Notes', row: null, column: null, message: 'is no category' },
  ];
  answer = {
    status: 422,
    body: { code: 'spreadsheet-refused', message: 'This file has mistakes.', requestId: 'r-1', errors },
  };
  await open();
  await choose();
  await press('Check File');
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('There are 2 mistakes in this file, so nothing changed.');
  expect(alert).toContain('Core, row 4, Sets: must be a whole number');
  expect(alert).toContain('Notes: is no category');
  expect(alert).toContain('Correct them, save, and choose the file again.');
});

test('a mistake of the whole file has no place, and no colon', async () => {
  const errors = [{ sheet: '', row: null, column: null, message: 'This is no .xlsx file that we can read.' }];
  answer = {
    status: 422,
    body: { code: 'spreadsheet-refused', message: 'This file has mistakes.', requestId: 'r-1', errors },
  };
  await open();
  await choose();
  await press('Check File');
  const alert = screen.getByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'This is no .xlsx file that we can read.',
  ]);
  expect(alert.textContent).toContain('Correct it, save, and choose the file again.');
});
