import type { FigureTable } from './figure-table.ts';

export const posturalIntegrityFigures = {
  'wall-angel': ['wall-angel', 'wall behind'],
  'prone-cobra-hold': ['cobra'],
  'supine-chin-tuck': ['chin-tuck', 'towel head'],
} as const satisfies FigureTable;
