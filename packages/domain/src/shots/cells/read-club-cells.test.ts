import { expect, it } from 'vitest';
import { readClubCells } from './read-club-cells.ts';

it.each<[string, string, ReturnType<typeof readClubCells>]>([
  ['7', 'Iron', { name: '7 Iron', guess: '7-iron' }],
  ['5', 'Wood', { name: '5 Wood', guess: '5-wood' }],
  ['7', 'Wood', { name: '7 Wood', guess: null }],
  ['4', 'Hybrid', { name: '4 Hybrid', guess: 'hybrid' }],
  ['50', 'Wedge', { name: '50 Wedge', guess: 'gap-wedge' }],
  ['Driver', 'Driver', { name: 'Driver', guess: 'driver' }],
  ['', 'Driver', { name: 'Driver', guess: 'driver' }],
  ['My Blade', 'Iron', { name: 'My Blade Iron', guess: null }],
  ['Big Stick', 'Driver', { name: 'Big Stick Driver', guess: 'driver' }],
  ['7', '', { name: '7', guess: '7-iron' }],
  ['', '', { name: '', guess: null }],
])('%j of type %j', (name, type, expected) => {
  expect(readClubCells(name, type)).toEqual(expected);
});
