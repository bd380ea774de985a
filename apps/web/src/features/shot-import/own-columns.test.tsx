// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ShotFileAnswers, ShotFileOptions, ShotFilePreview } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import ShotImportPage from './shot-import.page.tsx';

const answers: ShotFileAnswers = {
  columns: null,
  clubs: [],
  speedUnit: 'mph',
  distanceUnit: 'yd',
  handedness: 'right',
};
const unknown: ShotFilePreview = {
  format: null,
  headings: ['Stick', 'Weit', 'Daneben', 'Weg'],
  columns: [
    { column: 0, is: 'club' },
    { column: 1, is: 'carryYd' },
    { column: 2, is: 'sideYd' },
  ],
  otherColumns: [],
  unitless: [0, 1, 2, 3],
  needsColumns: true,
  answers,
  isRemembered: false,
  asks: { speedUnit: false, distanceUnit: true, handedness: false, signs: false },
  clubs: [{ name: '7 Iron', club: '7-iron', shots: 2 }],
  moreClubs: 0,
  shotCount: 2,
  duplicateCount: 0,
  firstHitAt: null,
  lastHitAt: null,
  firstShots: [],
  rejectedCount: 0,
  rejected: [],
};

let server: ScriptedServer;
beforeEach(() => {
  localStorage.clear();
  server = scriptServer();
  server.answers['/api/shot-imports'] = () => Response.json([]);
});
const act = async (action: () => unknown) => {
  await settle(action);
  await advance(0.1);
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
const tap = (label: string) => act(() => fireEvent.click(screen.getByLabelText(label)));
const select = (label: string, value: string) =>
  act(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const answersOf = (body: unknown) => (JSON.parse((body as { options: string }).options) as ShotFileOptions).answers;
const lastAnswers = () => answersOf(server.posts.at(-1)?.body);

/** Opens a file, which the server understands by the answers that it is sent. */
async function choose(part: Partial<ShotFilePreview> = {}, remembered = answers) {
  server.answers['/api/shot-files/preview'] = ({ body }) => {
    return Response.json({ ...unknown, ...part, answers: answersOf(body) ?? remembered });
  };
  await openScreens('/shots/import', { '/shots/import': <ShotImportPage /> });
  await act(() => {
    const file = new File(['Stick,Weit'], 'own.csv');
    fireEvent.change(screen.getByLabelText('Choose a File'), { target: { files: [file] } });
  });
}
const importButton = () => screen.getByRole('button', { name: 'Import 2 Shots' });

test('a column can mean what numbers follow from, and goes along with the others', async () => {
  await choose();
  await select('Weg', 'faceToPathDeg');
  await press('Show My Shots');
  expect(lastAnswers()).toMatchObject({
    columns: unknown.columns,
    otherColumns: [{ column: 3, is: 'faceToPathDeg' }],
  });
});

test('the unit of each column is asked only of a golfer who says that they differ', async () => {
  await choose();
  expect(screen.queryByLabelText('Unit of Daneben')).toBeNull();
  await press('My distances have different units');
  await select('Unit of Daneben', 'ft');
  await press('Show My Shots');
  expect(lastAnswers()).toMatchObject({ distanceUnit: 'yd', units: [{ column: 2, unit: 'ft' }] });
  expect(screen.getByLabelText('Unit of Daneben')).toHaveProperty('value', 'ft');
});

test('a file with one distance, and one of an older gateway, have no such question', async () => {
  await choose({ columns: unknown.columns.slice(0, 2) });
  expect(screen.queryByRole('button', { name: 'My distances have different units' })).toBeNull();
});

test('signs that nothing explains are asked of a left-hander alone, and nothing is stored before', async () => {
  await choose({ asks: { ...unknown.asks, handedness: true, signs: true } });
  expect(screen.queryByLabelText('A minus sign')).toBeNull();
  expect(importButton()).toHaveProperty('disabled', false);
  await tap('Left-handed');
  await press('Show My Shots');
  expect(importButton()).toHaveProperty('disabled', true);
  expect(screen.getByText('Please say first which sign a path to the right has in your file.')).toBeDefined();
  await tap('A minus sign');
  await press('Show My Shots');
  expect(lastAnswers()).toMatchObject({ handedness: 'left', signs: 'golfer' });
  expect(importButton()).toHaveProperty('disabled', false);
});

test('a left-hander of this device is one also where the last file of its kind did not ask', async () => {
  localStorage.setItem('trueswing.handedness', 'left');
  await choose({ isRemembered: true, asks: { ...unknown.asks, handedness: true, signs: true } });
  expect(lastAnswers()).toMatchObject({ handedness: 'left' });
  expect(importButton()).toHaveProperty('disabled', true);
});

test.each([null, 'right'])(
  'with the hand %s on this device the one of the last file of its kind holds',
  async (hand) => {
    if (hand) localStorage.setItem('trueswing.handedness', hand);
    const asks = { ...unknown.asks, handedness: true };
    await choose({ isRemembered: true, asks }, { ...answers, handedness: 'left' });
    expect(server.posts).toHaveLength(1);
    expect(screen.getByLabelText('Left-handed')).toHaveProperty('checked', true);
  },
);
