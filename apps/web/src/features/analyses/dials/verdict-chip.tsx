import { Badge } from '../../../ui/badge.tsx';
import type { JudgedDial } from './read-dial.ts';

/** Where a value lies against its target, in two or three words. */
export const VerdictChip = ({ judged: { tone, label } }: { judged: JudgedDial }) => <Badge kind={tone}>{label}</Badge>;
