// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import type { Exercise } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { embedWith, exerciseWith } from '../../../test/fixtures/exercises.ts';
import { press } from '../../../test/fixtures/form.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { standInForFigures } from '../../../test/fixtures/stand-in-for-figures.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import ExercisesPage from './exercises.page.tsx';

// jsdom is slow to check for hidden elements on a large page.
configure({ defaultHidden: true });

const bridge = exerciseWith();
const openBook = exerciseWith({
  id: 'open-book',
  name: 'Open Book',
  description: 'Turn your chest open.',
  category: 'Thoracic Spine Mobility',
  libraryCategory: 'mobility',
  pattern: 'floor-rotation',
  goals: ['shoulder-turn'],
  isPremium: true,
  difficulty: 3,
  starRating: null,
  repetitions: 8,
  sets: 2,
  perSide: true,
  duration: 180,
});
const birdDog = exerciseWith({
  id: 'bird-dog',
  name: 'Bird Dog',
  description: 'Reach out on all fours.',
  libraryCategory: 'balance',
  pattern: 'all-fours',
  equipment: [],
  isPremium: true,
  difficulty: 4,
  repetitions: null,
  holdSeconds: 20,
  sets: 3,
});

const scrollTo = vi.fn();
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  standInForFigures();
  vi.stubGlobal('scrollTo', scrollTo);
  holds([bridge, openBook, birdDog]);
});
function holds(exercises: Exercise[]): void {
  server.answers['/api/exercises'] = () => Response.json(exercises);
}
const open = () => openScreens('/exercises', { '/exercises': <ExercisesPage />, '/profile': <p>the profile</p> });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const search = async (text: string) => {
  fireEvent.change(screen.getByPlaceholderText('Search exercises...'), { target: { value: text } });
  await advance(0.1);
};
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

test('shows free and premium exercises under their headings', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exercise Library');
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section'));
  expect(sections.map((section) => section?.querySelector('h2')?.textContent)).toEqual([
    'Free Exercises',
    'Premium Exercises',
  ]);
  expect(sections.map((section) => section?.querySelectorAll('li').length)).toEqual([1, 2]);
});

test('a card shows what the exercise is and takes', async () => {
  await open();
  const card = cardOf('Glute Bridge');
  for (const text of ['Easy', 'Lower Body Stability & Strength', '4:05', '3 × 12', 'Carry-over to golf']) {
    expect(within(card).getByText(text), text).toBeDefined();
  }
  expect(within(card).getByRole('img', { name: '4 of 5 stars' })).toBeDefined();
  expect(within(card).queryByText('Premium')).toBeNull();
  expect(card.querySelector('[data-figure=bridge]')).not.toBeNull();
});

test('a premium card has its badge, and no stars without a rating', async () => {
  await open();
  const card = cardOf('Open Book');
  for (const text of ['Premium', 'Medium', '3:00', '2 × 8 each side'])
    expect(within(card).getByText(text)).toBeDefined();
  expect(within(card).queryByText('Carry-over to golf')).toBeNull();
  expect(within(cardOf('Bird Dog')).getByText('Hard')).toBeDefined();
  expect(within(cardOf('Bird Dog')).getByText('3 × 20 s')).toBeDefined();
});

test('a card with a video shows its thumbnail, or the figure where that cannot be loaded', async () => {
  holds([exerciseWith({ imageUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' })]);
  await open();
  const image = cardOf('Glute Bridge').querySelector('img');
  expect(image?.src).toContain('dQw4w9WgXcQ');
  expect(cardOf('Glute Bridge').querySelector('[data-figure]')).toBeNull();
  fireEvent.error(image as HTMLImageElement);
  expect(cardOf('Glute Bridge').querySelector('[data-figure=bridge]')).not.toBeNull();
});

test('a long library is listed in pages of free and of Premium exercises', async () => {
  holds(
    Array.from({ length: 45 }, (_, nth) => exerciseWith({ id: `e${nth}`, name: `E ${nth}`, isPremium: nth >= 15 })),
  );
  await open();
  expect(names()).toHaveLength(20);
  expect(names()[10]).toBe('E 15');
  expect(screen.getByRole('heading', { name: 'Premium Exercises' })).toBeDefined();
  await press('Show More (5 More), Free Exercises');
  await press('Show More (20 More), Premium Exercises');
  expect(names()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
});

test.each([
  ['Fault', 'Short shoulder turn', ['Open Book']],
  ['Body part', 'Upper back', ['Open Book']],
  ['Equipment', 'Just your body', ['Bird Dog']],
])('%s: %s', async (list, choice, found) => {
  await open();
  const field = screen.getByLabelText<HTMLSelectElement>(list);
  const option = [...field.options].find(({ text }) => text === choice);
  fireEvent.change(field, { target: { value: option?.value } });
  await advance(0.1);
  expect(names()).toEqual(found);
});

test('the search finds names and descriptions, keeps the focus and announces the count', async () => {
  await open();
  const field = screen.getByPlaceholderText('Search exercises...');
  field.focus();
  await search('ALL FOURS');
  expect(names()).toEqual(['Bird Dog']);
  expect(screen.getByRole('status').textContent).toBe('1 exercise');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Free Exercises')).toBeNull();
  await search('');
  expect(screen.getByRole('status').textContent).toBe('3 exercises');
});

test('what was found begins at the top of the page', async () => {
  await open();
  scrollTo.mockClear();
  await search('bird');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test.each([
  ['mobility', ['Open Book']],
  ['strength', ['Glute Bridge']],
  ['balance', ['Bird Dog']],
  ['all', ['Glute Bridge', 'Open Book', 'Bird Dog']],
])('the chip %s', async (chip, found) => {
  await open();
  await press('balance');
  await press(chip);
  expect(names()).toEqual(found);
  expect(screen.getByRole('button', { name: chip, pressed: true })).toBeDefined();
});

test('without a match it says what to change, and shows all again', async () => {
  await open();
  await search('handstand');
  expect(screen.getByText('No Exercises Found')).toBeDefined();
  expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeDefined();
  await press('Show All Exercises');
  expect(names()).toHaveLength(3);
});

test('a failure says so and can be tried again', async () => {
  server.answers['/api/exercises'] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('Unable to Load Exercises');
  expect(screen.getByRole('alert').textContent).toContain('Please try again later.');
  holds([bridge]);
  await press('Try Again');
  expect(names()).toEqual(['Glute Bridge']);
});

test('Watch of a free golfer leads to Premium and makes no call', async () => {
  await open();
  await press('Watch Glute Bridge');
  const dialog = screen.getByRole('dialog', { name: 'Premium Feature' });
  expect(within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Upgrade to Premium' }).hash).toBe('#plans');
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/exercises']);
  await press('Close');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Watch Glute Bridge');
});

test('Watch of a premium golfer opens the video dialog', async () => {
  server.user = golferWith({ isPremium: true });
  server.answers['/api/youtube/embed/glute-bridge'] = () => Response.json(embedWith());
  await open();
  await press('Watch Glute Bridge');
  expect(screen.getByRole('dialog', { name: 'Glute Bridge' })).toBeDefined();
  expect(screen.getByText('Search on YouTube')).toBeDefined();
});
