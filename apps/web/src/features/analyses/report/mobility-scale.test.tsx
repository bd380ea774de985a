// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Measurement } from '@trueswing/contracts';
import { mobilityScales } from '@trueswing/domain';
import { afterEach, expect, test } from 'vitest';
import { MobilityScale } from './mobility-scale.tsx';

afterEach(cleanup);
const show = (measurement: Measurement | undefined) =>
  render(
    <MobilityScale
      label="Shoulder Turn"
      measurement={measurement}
      scale={mobilityScales.shoulderTurnDeg}
      hasBothFilms={false}
    />,
  );
const at = { at: 'top', confidence: 0.9 } as const;
const bar = () => screen.getByTestId('mobility-range').style;

test('shows a turn with its range and what it means', () => {
  show({ value: 101, plusMinus: 17, interval: { low: 82, high: 115 }, views: 'face-on', ...at });
  expect(screen.getByTestId('mobility-value').textContent).toBe('about 100° (80–115°)');
  expect(screen.getByText('Likely on target.')).toBeDefined();
  expect(Number.parseFloat(bar().left)).toBeCloseTo((100 * 82) / 110, 4);
  expect(Number.parseFloat(bar().left) + Number.parseFloat(bar().width)).toBeCloseTo(100, 4); // the scale ends at 110°
});

test('says what would narrow a range that decides nothing', () => {
  show({ value: 77, plusMinus: 20, interval: { low: 57, high: 97 }, views: 'face-on', ...at });
  expect(screen.getByText(/^We can’t tell yet whether you reach 85°\. A down-the-line video/)).toBeDefined();
});

test('shows the reason of a withheld measurement and no value', () => {
  show({ withheld: 'One camera cannot tell.' });
  expect(screen.getByText('One camera cannot tell.')).toBeDefined();
  expect(screen.queryByTestId('mobility-value')).toBeNull();
  expect(screen.queryByTestId('mobility-range')).toBeNull();
});

test('shows older results as they were: a ± or a bound, without a verdict', () => {
  show({ value: 92, plusMinus: 9, ...at });
  expect(screen.getByTestId('mobility-value').textContent).toBe('92° ± 9°');
  expect(Number.parseFloat(bar().left)).toBeCloseTo((100 * 83) / 110, 4);
  cleanup();
  show({ value: 75, plusMinus: 0, bound: 'at-least', ...at });
  expect(screen.getByTestId('mobility-value').textContent).toBe('75° or more');
  expect(Number.parseFloat(bar().left)).toBeCloseTo((100 * 75) / 110, 4);
  expect(screen.queryByText(/target\.$/)).toBeNull();
});
