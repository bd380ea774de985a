import type { SwingAnalysis } from '@trueswing/contracts';
import { ownDay } from '../../../ui/format-date.ts';

/** "trueswing-driver-2026-11-22", with the day that the file shows. */
export const nameFile = ({ clubSelection, createdAt }: Pick<SwingAnalysis, 'clubSelection' | 'createdAt'>): string =>
  `trueswing-${clubSelection}-${ownDay(createdAt)}`;
