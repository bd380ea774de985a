import {
  ArrowBigDown,
  ArrowBigLeft,
  ArrowBigRight,
  ArrowBigUp,
  Check,
  Circle,
  Flag,
  type LucideIcon,
  Pause,
  Search,
  Timer,
  TriangleAlert,
} from 'lucide-react';
import type { Signal, SignalShape } from './signal-of.ts';

const icons: Readonly<Record<SignalShape, LucideIcon>> = {
  search: Search,
  back: ArrowBigDown,
  closer: ArrowBigUp,
  left: ArrowBigLeft,
  right: ArrowBigRight,
  check: Check,
  dot: Circle,
  flag: Flag,
  pause: Pause,
  clock: Timer,
  warning: TriangleAlert,
};

/** The shape of a signal, filled where it has an inside. */
export function SignalIcon({ shape, className }: { shape: Signal['shape']; className: string }) {
  const Icon = icons[shape];
  const isOpen = shape === 'check' || shape === 'search' || shape === 'clock' || shape === 'warning';
  return (
    <Icon aria-hidden className={className} strokeWidth={isOpen ? 3.5 : 2} fill={isOpen ? 'none' : 'currentColor'} />
  );
}
