// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Measurement } from '@trueswing/contracts';
import { mobilityScales } from '@trueswing/domain';
import { afterEach, expect, test } from 'vitest';
import { MobilityScale } from './mobility-scale.tsx';

afterEach(cleanup);
const show = (measurement: Measurement | undefined) =>
  render(<MobilityScale label="Shoulder Turn" measurement={measurement} scale={mobilityScales.shoulderTurnDeg} />);
const at = { at: 'top', confidence: 0.8 } as const;

test('shows a number with its error bar', () => {
  show({ value: 92, plusMinus: 9, ...at });
  expect(screen.getByTestId('mobility-value').textContent).toBe('92° ± 9°');
});

test('shows a bound as "or more"', () => {
  show({ value: 75, plusMinus: 0, bound: 'at-least', ...at });
  expect(screen.getByTestId('mobility-value').textContent).toBe('75° or more');
});

test('shows the reason of a withheld measurement and no value', () => {
  show({ withheld: 'One camera cannot tell.' });
  expect(screen.getByText('One camera cannot tell.')).toBeDefined();
  expect(screen.queryByTestId('mobility-value')).toBeNull();
});
