import type { FigureTable } from './figure-table.ts';

export const ankleFigures = {
  'knee-to-wall-ankle-rock': ['ankle-rock', 'wall front'],
} as const satisfies FigureTable;
