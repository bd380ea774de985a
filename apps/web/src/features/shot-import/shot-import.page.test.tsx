// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ShotFileOptions, ShotFilePreview, ShotImport } from '@trueswing/contracts';
import { type LoggedField, loggedFields } from '@trueswing/contracts';
import { beforeEach, expect, it } from 'vitest';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { done, refusalOf, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import ShotImportPage from './shot-import.page.tsx';

let server: ScriptedServer;
let imports: ShotImport[];
beforeEach(() => {
  server = scriptServer();
  imports = [];
  server.answers['/api/shot-imports'] = ({ body }) =>
    Response.json(
      body === undefined
        ? imports
        : { imported: { ...stored, shotCount: 2 }, duplicateCount: 1, rejectedCount: 0, rejected: [] },
    );
});

const stored: ShotImport = {
  id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11',
  fileName: 'range.csv',
  format: 'Uneekor',
  shotCount: 3,
  importedAt: '2026-11-20T10:00:00.000Z',
};
const numbers = Object.fromEntries(loggedFields.map((field) => [field, null])) as Record<LoggedField, number | null>;
const preview: ShotFilePreview = {
  format: 'Uneekor',
  headings: ['No', 'Carry'],
  columns: [{ column: 1, is: 'carryYd' }],
  needsColumns: false,
  answers: { columns: null, clubs: [], speedUnit: 'mph', distanceUnit: 'yd', handedness: 'right' },
  isRemembered: false,
  asks: { speedUnit: false, distanceUnit: true, handedness: false },
  clubs: [{ name: '', club: null, shots: 3 }],
  moreClubs: 0,
  shotCount: 0,
  duplicateCount: 0,
  firstHitAt: null,
  lastHitAt: null,
  firstShots: [],
  rejectedCount: 3,
  rejected: [{ row: 2, reason: 'The file does not say which club this was. Please choose it above.' }],
};
const understood: ShotFilePreview = {
  ...preview,
  answers: { ...preview.answers, clubs: [{ name: '', club: '9-iron' }] },
  clubs: [{ name: '', club: '9-iron', shots: 3 }],
  shotCount: 3,
  duplicateCount: 1,
  rejectedCount: 0,
  rejected: [],
  firstShots: [{ row: 2, club: '9-iron', hitAt: null, ...numbers, carryYd: 126.8, sideYd: -12.2 }],
};
const optionsOf = (body: unknown): ShotFileOptions => JSON.parse((body as { options: string }).options);

const open = (path = '/shots/import') => openScreens(path, { '/shots/import': <ShotImportPage /> });
const act = async (action: () => unknown) => {
  await settle(action);
  await advance(0.1);
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
const select = (label: string, value: string) =>
  act(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

async function choose(path?: string): Promise<File> {
  await open(path);
  const file = new File(['No,Carry\n1,126.8'], 'range.csv');
  await act(() => fireEvent.change(screen.getByLabelText('Choose a File'), { target: { files: [file] } }));
  return file;
}

const changedSentence =
  'We can no longer read this file. It may have changed since you chose it. Please choose it again.';
/** Makes a chosen file fail like one that was saved again. */
function makeUnreadable(file: File): void {
  const unreadable = () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable });
}

it('a file that was saved again since it was chosen is not sent, and is to be chosen again', async () => {
  await open();
  const changed = new File(['No,Carry'], 'range.csv');
  makeUnreadable(changed);
  await act(() => fireEvent.change(screen.getByLabelText('Choose a File'), { target: { files: [changed] } }));
  expect(screen.getByText(changedSentence)).toBeTruthy();
  expect(server.posts).toEqual([]);
});

it('a file that was saved again after its shots were shown is not imported, and is to be chosen again', async () => {
  server.answers['/api/shot-files/preview'] = () => Response.json(understood);
  const file = await choose();
  makeUnreadable(file);
  await press('Import 2 Shots');
  expect(screen.getByText(changedSentence)).toBeTruthy();
  expect(server.posts.map(({ path }) => path)).toEqual(['/api/shot-files/preview']);
});

it('asks what the file does not say, shows the first shots, and imports with the answers', async () => {
  server.answers['/api/shot-files/preview'] = ({ body }) =>
    Response.json(optionsOf(body).answers === null ? preview : understood);
  await choose();
  expect(screen.getByRole('button', { name: 'Import 0 Shots' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/does not say which club/)).toBeTruthy();
  await select('All shots of this file (3 shots)', '9-iron');
  await act(() => fireEvent.click(screen.getByLabelText('Meters')));
  const previews = () => server.posts.filter(({ path }) => path === '/api/shot-files/preview');
  expect(previews()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  await press('Show My Shots');
  expect(previews()).toHaveLength(2);
  expect(optionsOf(previews().at(-1)?.body).answers).toMatchObject({
    clubs: [{ name: '', club: '9-iron' }],
    distanceUnit: 'm',
  });
  expect(screen.getByText(/has no time that we can read/)).toBeTruthy();
  expect(screen.getByText(/1 of these shots is equal to shots you imported/)).toBeTruthy();
  expect(screen.getByText('−12 yd')).toBeTruthy();
  await press('Import 2 Shots');
  expect(screen.getByText('2 shots imported')).toBeTruthy();
  expect(optionsOf(server.posts.at(-1)?.body).answers).toEqual(understood.answers);
  expect(screen.getByRole('link', { name: 'See My Shots' }).getAttribute('href')).toBe('/shots');
});

it('asks for the order of a date that can be read either way, and for no other', async () => {
  const dated = { ...understood, firstHitAt: '2026-05-06T17:00:00.000Z', lastHitAt: '2026-05-06T17:00:00.000Z' };
  server.answers['/api/shot-files/preview'] = ({ body }) => {
    const { answers } = optionsOf(body);
    return Response.json({ ...dated, openDate: '05/06/2026', answers: answers ?? dated.answers });
  };
  await choose();
  const choiceOf = (label: string) => within(screen.getByRole('group', { name: /05.06.2026/ })).getByLabelText(label);
  expect(choiceOf('The month')).toHaveProperty('checked', true);
  await act(() => fireEvent.click(choiceOf('The day')));
  await press('Show My Shots');
  expect(optionsOf(server.posts.at(-1)?.body).answers?.dateOrder).toBe('day-first');
  expect(choiceOf('The day')).toHaveProperty('checked', true);
  await press('Choose Another File');
  server.answers['/api/shot-files/preview'] = () => Response.json({ ...dated, openDate: null });
  await act(() => {
    const file = new File(['No'], 'range.csv');
    fireEvent.change(screen.getByLabelText('Choose a File'), { target: { files: [file] } });
  });
  expect(screen.queryByText('Which day was it?')).toBeNull();
});

it('shows its guess of the columns of an unknown file, and sends what the golfer has seen', async () => {
  const unknown = { ...understood, format: null, needsColumns: true, headings: ['Weit', 'Wann'] };
  const columns = [{ column: 0, is: 'carryYd' as const }];
  server.answers['/api/shot-files/preview'] = () => Response.json({ ...unknown, columns });
  await choose();
  expect(screen.getByLabelText('Weit')).toHaveProperty('value', 'carryYd');
  await select('Wann', 'time');
  await press('Show My Shots');
  expect(optionsOf(server.posts.at(-1)?.body).answers?.columns).toEqual([...columns, { column: 1, is: 'time' }]);
});

it('a file that cannot be read gets its sentence, and another one can be chosen', async () => {
  server.answers['/api/shot-files/preview'] = refusalOf('shot-file-unreadable');
  await choose();
  expect(screen.getByText(/We cannot read this file/)).toBeTruthy();
  expect(screen.getByLabelText('Choose a File')).toHaveProperty('disabled', false);
});

it('a column with hundreds of names is asked about, not each of them', async () => {
  server.answers['/api/shot-files/preview'] = () => Response.json({ ...preview, moreClubs: 71 });
  await choose();
  expect(screen.getByText('And 71 more names. Is this the column with the club?')).toBeTruthy();
});

it('someone who came from the upload form gets back to it', async () => {
  server.answers['/api/shot-files/preview'] = () => Response.json(understood);
  await choose('/shots/import?from=upload');
  expect(screen.getByRole('link', { name: 'Back to your upload' }).getAttribute('href')).toBe('/upload');
  await press('Import 2 Shots');
  expect(screen.getByRole('link', { name: 'Back to My Upload' }).getAttribute('href')).toBe('/upload');
});

it('someone who has as many shots as we keep can delete an import right there', async () => {
  imports = [stored];
  server.answers['/api/shot-files/preview'] = () => Response.json(understood);
  await choose();
  expect(screen.queryByText('Your imports')).toBeNull();
  const full = refusalOf('request-too-large');
  server.answers['/api/shot-imports'] = ({ body }) => (body === undefined ? Response.json(imports) : full());
  await press('Import 2 Shots');
  expect(screen.getByRole('button', { name: 'Delete range.csv' })).toBeTruthy();
});

it('an import is deleted after a question', async () => {
  imports = [stored];
  server.answers[`/api/shot-imports/${stored.id}`] = () => {
    imports = [];
    return done();
  };
  await open();
  await advance(0.1);
  await press('Delete range.csv');
  await press('Delete Import');
  expect(screen.queryByText('range.csv')).toBeNull();
});

it('someone who came from a swing gets back to it, to join its shot', async () => {
  server.answers['/api/shot-files/preview'] = () => Response.json(understood);
  const swing = '6d2f6f0e-4b5e-4a3c-9a55-0d1b1c9a7f10';
  await choose(`/shots/import?from=${swing}`);
  expect(screen.getByRole('link', { name: 'Back to your swing' }).getAttribute('href')).toBe(`/analysis/${swing}`);
  await press('Import 2 Shots');
  expect(screen.getByRole('link', { name: 'Back to My Swing' }).getAttribute('href')).toBe(`/analysis/${swing}`);
  expect(screen.queryByRole('link', { name: 'Open My Swings' })).toBeNull();
});

it('a way back that is no swing leads to the profile', async () => {
  server.answers['/api/shot-files/preview'] = () => Response.json(understood);
  await choose('/shots/import?from=..%2Fadmin');
  expect(screen.getByRole('link', { name: 'Back to your profile' })).toBeTruthy();
  await press('Import 2 Shots');
  expect(screen.getByRole('link', { name: 'Open My Swings' }).getAttribute('href')).toBe('/analysis');
});
