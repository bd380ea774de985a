import type { FigureTable } from './figure-table.ts';

export const shoulderFigures = {
  'forearm-wall-slide': ['wall-slide', 'wall front'],
  'band-pull-apart': ['pull-apart', 'band hands'],
  'band-external-rotation': ['external-rotation', 'band left right', 'towel right-elbow'],
  'side-lying-external-rotation': ['side-lying-rotation', 'dumbbell left', 'towel left-elbow'],
  'prone-y-t-w-raise': ['prone-raise', 'towel head'],
  'scapular-push-up': ['scapular-push-up'],
  'band-face-pull': ['face-pull', 'band front-high'],
  'bottoms-up-carry': ['rack-carry', 'kettlebell right-up'],
  'doorway-chest-stretch': ['doorway-stretch', 'wall right'],
  'golf-club-pass-over': ['pass-over', 'club hands'],
  'controlled-shoulder-circles': ['arm-circle'],
  'cross-body-shoulder-stretch': ['cross-body'],
  '90-90-shoulder-rotation': ['shoulder-rotation', 'band front right'],
} as const satisfies FigureTable;
