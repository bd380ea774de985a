import { clubSchema } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { clubTable, tourReference } from './club-table.ts';

it.each(clubSchema.options)('%s has four plausible rows whose smash factor fits the speeds', (club) => {
  const { tourMen, tourWomen, amateurMen, amateurWomen } = clubTable[club];
  for (const { clubSpeedMph, ballSpeedMph, smashFactor } of [tourMen, tourWomen, amateurMen, amateurWomen]) {
    expect(Math.abs(ballSpeedMph / clubSpeedMph - smashFactor)).toBeLessThanOrEqual(0.03);
  }
  expect(tourMen.clubSpeedMph).toBeGreaterThan(amateurMen.clubSpeedMph);
  expect(tourWomen.clubSpeedMph).toBeGreaterThan(amateurWomen.clubSpeedMph);
});

it('marks unpublished values as estimates', () => {
  expect(clubTable['lob-wedge'].tourMen.status).toBe('extrapolated');
  expect(clubTable['7-iron'].amateurMen.status).toBe('derived');
  expect(clubTable.driver.tourMen.status).toBe('measured');
});

it('compares with the women’s tour only when it is chosen', () => {
  expect(tourReference('driver', 'lpga')).toMatchObject({ clubSpeedMph: 96, carryYd: 223, totalYd: null });
  expect(tourReference('3-iron', 'lpga').launchAngleDeg).toBeNull();
  expect(tourReference('driver', 'pga')).toMatchObject({
    clubSpeedMph: 115,
    carryYd: 275,
    totalYd: 300,
    spinRpm: 2200,
    launchAngleDeg: 10.4,
  });
  expect(tourReference('driver', null)).toEqual(tourReference('driver', 'pga'));
});
