import { sayTimeBy } from '@trueswing/domain';
import { formatDate } from '../ui/format-date.ts';

/** "Nov 5, 2026"; of shots, which are read by month, "November 2026". */
export const sayTime = sayTimeBy((atMs) => formatDate(atMs));
