// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClubAverages, Landing } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { clubAveragesOfShots } from '../../../test/fixtures/ball.ts';
import { cardOf } from '../../../test/fixtures/card.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import BallPage from './ball.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  localStorage.clear();
});
const open = () => openScreens('/shots', { '/shots': <BallPage /> });

const carries = (mean: number, count = 8) =>
  Array.from({ length: count }, (_, i) => ({ carryYd: mean + 2 * (i % 4) - 3 }));
const months: Record<string, ClubAverages[]> = {
  '2026-11-01': [
    clubAveragesOfShots('7-iron', [
      ...carries(150).map((shot) => ({
        ...shot,
        clubSpeedMph: 80,
        ballSpeedMph: 104,
        faceAngleDeg: 2,
        clubPathDeg: -1,
      })),
      { carryYd: 12 },
    ]),
    clubAveragesOfShots('8-iron', carries(148)),
    clubAveragesOfShots('driver', carries(220, 3)),
  ],
  '2026-10-01': [clubAveragesOfShots('7-iron', carries(140))],
};
const landings: Landing[] = carries(150).map(({ carryYd }, i) => ({ carryYd, sideYd: 4 + 3 * (i % 3) }));

function serve(some: Record<string, ClubAverages[]> = months, total = landings.length) {
  server.answers['/api/ball/months'] = () =>
    Response.json(
      Object.entries(some).map(([month, clubs]) => ({
        month,
        clubs: clubs.map(({ club, shots }) => ({ club, shots })),
      })),
    );
  for (const [month, clubs] of Object.entries(some)) {
    server.answers[`/api/ball/months/${month}`] = () => Response.json({ month, clubs });
    for (const { club } of clubs) {
      server.answers[`/api/ball/months/${month}/landings/${club}`] = () =>
        Response.json(club === '7-iron' ? { landings, total } : { landings: [], total: 0 });
    }
  }
}
const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

test('a tile has average, range, basis, and the change since the month before', async () => {
  serve();
  await open();
  expect(within(cardOf('7-Iron')).getByText('9 shots')).toBeDefined();
  expect(tile('Carry')).toBe('Carry150 yd148–152 ydSpread 2 yd, 8 of 9 shots+10 yd since OctoberBeyond chance');
  expect(tile('Face to path')).toContain('3.0° right');
  expect(screen.getByText(/1 number is left out: carry 1\./)).toBeDefined();
});

test('a month of another year has its year', async () => {
  serve({
    '2026-01-01': [clubAveragesOfShots('7-iron', carries(150))],
    '2025-10-01': [clubAveragesOfShots('7-iron', carries(140))],
  });
  await open();
  expect(tile('Carry')).toContain('+10 yd since October 2025');
});

test('a month before that could not be loaded is said, and can be loaded again', async () => {
  serve();
  server.answers['/api/ball/months/2026-10-01'] = refusal(500, 'internal-error', 'Something went wrong.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('so no change is shown');
  serve();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(tile('Carry')).toContain('since October');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shots without an averaged number say what is missing', async () => {
  serve({ '2026-11-01': [clubAveragesOfShots('7-iron', [{}, {}])] });
  await open();
  const card = within(cardOf('7-Iron'));
  expect(card.getByText('These shots have no carry, speed, spin or angle.')).toBeDefined();
  expect(card.queryByText(/nine times out of ten/)).toBeNull();
  expect(document.querySelector('dl')).toBeNull();
});

test('the golfer chooses a group, and it is kept', async () => {
  serve();
  await open();
  expect(tile('Club speed')).not.toContain('group');
  fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'amateur-men' } });
  expect(tile('Club speed')).toContain('Above the group’s about 78.0');
  expect(localStorage.getItem('trueswing.reference-group')).toBe('"amateur-men"');
});

test('the picture is said in sentences, and without shots it says what it takes', async () => {
  serve(months, 900);
  await open();
  const card = within(cardOf('Where They Land'));
  expect(card.getByText(/^Your shots center 7 yd right of the target, at 150 yd\.$/)).toBeDefined();
  expect(card.getByText('The picture has your newest 8 of 900 shots.')).toBeDefined();
  // Eight of ten are in the oval, more in the box around it.
  expect(card.getByText(/^8 of 10 come down in the oval\. It reaches \d+ yd to each side/)).toBeDefined();
  expect(document.querySelectorAll('[data-mark="shot"]')).toHaveLength(8);
  fireEvent.change(screen.getByLabelText('Club'), { target: { value: '8-iron' } });
  await advance(0.1);
  expect(within(cardOf('Where They Land')).getByText('No picture yet')).toBeDefined();
});

test('a picture that lacks the shot that was left out says so', async () => {
  serve();
  const some = [...landings.slice(0, 4), { carryYd: 12, sideYd: 4 }];
  server.answers['/api/ball/months/2026-11-01/landings/7-iron'] = () => Response.json({ landings: some, total: 5 });
  await open();
  const sentence = '1 shot lies far from the rest and is left out. The picture takes at least 1 more.';
  expect(within(cardOf('Where They Land')).getByText(sentence)).toBeDefined();
});

test('the bag lists clubs by carry, and names those that overlap or need more shots', async () => {
  serve();
  await open();
  const bag = within(cardOf('Your Bag'));
  expect(bag.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual(['7-Iron', '8-Iron']);
  expect(bag.getByText('7-Iron and 8-Iron overlap: 2 yd apart, too close to plan with.')).toBeDefined();
  expect(bag.getByText('More shots needed: Driver.')).toBeDefined();
});

test('the bag says where the shots cannot distinguish two clubs', async () => {
  const apart = [-14, 14, -14, 14];
  const scattered = (mean: number) => apart.map((off) => ({ carryYd: mean + off }));
  serve({
    '2026-11-01': [clubAveragesOfShots('7-iron', scattered(150)), clubAveragesOfShots('8-iron', scattered(137))],
  });
  await open();
  const sentence = '7-Iron and 8-Iron are 13 yd apart so far. More shots show if they overlap.';
  expect(within(cardOf('Your Bag')).getByText(sentence)).toBeDefined();
});

test('an earlier month keeps the club, and has nothing before it', async () => {
  serve();
  await open();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-10-01' } });
  await advance(0.1);
  expect(tile('Carry')).toBe('Carry140 yd138–142 ydSpread 2 ydBeyond chance from 5 yd');
});

test('without shots the next step is a file', async () => {
  serve({});
  await open();
  expect(screen.getByText('No shots yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/shots/import');
});

test('what could not be loaded can be loaded again', async () => {
  server.answers['/api/ball/months'] = refusal(500, 'internal-error', 'Something went wrong.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('We could not load your shots.');
  serve();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(tile('Carry')).toContain('150');
});
