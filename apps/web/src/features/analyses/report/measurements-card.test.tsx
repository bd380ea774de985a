// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MeasurementsCard } from './measurements-card.tsx';

const measured = (value: number, plusMinus: number) => ({ value, plusMinus, at: 'impact', confidence: 0.8 }) as const;

it('lists the measurements with unit and ±, and shows a common reason once', () => {
  render(
    <MeasurementsCard
      measurements={{
        earlyExtensionBh: measured(5, 2),
        sideBendAtTopDeg: measured(-7, 6),
        stanceWidthHw: measured(2.1, 0.4),
        tempoRatio: measured(3, 0.5),
        spineAngleDeg: { withheld: 'Needs a down-the-line video.' },
        handPathShiftBh: { withheld: 'Needs a down-the-line video.' },
      }}
    />,
  );
  const reading = (label: string) =>
    within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition');
  expect(reading('Pelvis toward the ball at impact').textContent).toBe('5 % ± 2 %');
  expect(reading('Side bend at the top, away from the target').textContent).toBe('−7° ± 6°');
  expect(reading('Stance width, in hip widths').textContent).toBe('2.1 ± 0.4');
  expect(screen.queryByText('Tempo')).toBeNull();
  expect(screen.queryByText('Not measured, and why (2)')).not.toBeNull();
  expect(screen.getAllByText('Needs a down-the-line video.')).toHaveLength(1);
});
