// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Measurements, SwingEventName, VideoView } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import {
  detailsUnderTest,
  measurementsUnderTest,
  viewUnderTest,
} from '../../../../../test/fixtures/finished-analysis.ts';
import '../../../../../test/fixtures/test-page.ts';
import { useOfferedPlayer, VideoControlProvider } from '../../player/video-control.tsx';
import { BodyTab } from './body-tab.tsx';

const shown: [VideoView, SwingEventName][] = [];
function FakePlayer({ view }: { view: VideoView }) {
  useOfferedPlayer(view, {
    showEvent: (event) => void shown.push([view, event]),
    showTime: () => undefined,
    readTimeS: () => null,
  });
  return null;
}

const extended = { value: 5, plusMinus: 2, at: 'impact', confidence: 0.8 } as const;
function show(more: { measurements?: Measurements; stature?: Stature | null; canAddHeight?: boolean } = {}) {
  const measurements = more.measurements ?? measurementsUnderTest;
  const { earlyExtensionBh: seenFromBehind } = measurements;
  render(
    <MemoryRouter>
      <VideoControlProvider>
        <FakePlayer view="face-on" />
        <FakePlayer view="down-the-line" />
        <BodyTab
          details={{
            ...detailsUnderTest,
            measurements,
            downTheLine: { ...viewUnderTest, measurements: seenFromBehind ? { earlyExtensionBh: seenFromBehind } : {} },
          }}
          stature={more.stature ?? null}
          canAddHeight={more.canAddHeight ?? false}
        />
      </VideoControlProvider>
    </MemoryRouter>,
  );
}
const row = (label: string) => screen.getByText(label).closest('button') as HTMLElement;

test('groups the rows by moment, and shows each number on its range', () => {
  show({ stature: { heightCm: 180, unit: 'in' } });
  const card = screen.getByText('Your Swing in Numbers').closest('section');
  expect([...(card?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Address', 'Top', 'Impact'],
  ]);
  expect(row('Hip sway').textContent).toBe(
    'Hip sway2 in away from targetTour within 3 in, close to the end of the range± 1.5 in',
  );
  expect(row('Tempo').textContent).toBe('Tempo3.1 : 1Back 0.84 sDown 0.27 sTarget 2.5–4.5± 0.3');
});

test('a tempo of slow motion is shown without seconds', () => {
  const withheld = { withheld: 'This video seems to be in slow motion.' };
  const tempoRatio = { value: 3, plusMinus: 1, at: 'swing', confidence: 0.9, isOfSlowMotion: true } as const;
  show({ measurements: { ...measurementsUnderTest, tempoRatio, backswingS: withheld, downswingS: withheld } });
  expect(row('Tempo').textContent).toBe('Tempo3.0 : 1In slow motion, so without secondsTarget 2.5–4.5± 1.0');
});

test('a tempo shows the uneven range by which it is judged', () => {
  const { tempoRatio } = measurementsUnderTest;
  if (!tempoRatio || !('value' in tempoRatio)) throw new Error('The sample has no tempo.');
  const ratioInterval = { low: 2.84, high: 3.42 };
  show({ measurements: { ...measurementsUnderTest, tempoRatio: { ...tempoRatio, ratioInterval } } });
  expect(row('Tempo').textContent).toContain('Target 2.5–4.5Likely 2.8–3.4');
});

test('a tap shows the moment in the video that shows the number', () => {
  show({ measurements: { ...measurementsUnderTest, earlyExtensionBh: extended } });
  fireEvent.click(row('Hip sway'));
  fireEvent.click(row('Hips to the ball'));
  fireEvent.click(row('Tempo'));
  expect(shown).toEqual([
    ['face-on', 'top'],
    ['down-the-line', 'impact'],
    ['face-on', 'top'],
  ]);
});

test('without a height the rows are in % of it, and one asks for it', () => {
  show({ canAddHeight: true });
  expect(row('Hip sway').textContent).toContain('3 % away from targetTour within 4 %');
  expect(screen.getByRole('link', { name: /^The % are of your height\. Add it/ }).getAttribute('href')).toBe(
    '/profile#height',
  );
  cleanup();
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('every other number is folded away, with what this video does not show', () => {
  show({ measurements: { ...measurementsUnderTest, headSidewaysAtTopBh: extended } });
  const fold = within(screen.getByText('All numbers').closest('details') as HTMLElement);
  expect(fold.getByText('Head shift').nextElementSibling?.textContent).toBe(
    '5 % of your height away from target ± 2 %',
  );
  const reasons = within(screen.getByText('About this video').closest('details') as HTMLElement);
  expect(reasons.getByText('Hips to the ball (impact), Hands coming down (impact)')).toBeDefined();
  expect(fold.queryByText('Hip sway')).toBeNull();
});
