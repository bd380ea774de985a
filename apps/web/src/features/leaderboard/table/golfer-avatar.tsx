import { initialsOf } from '../../../shared/initials-of.ts';

const looks = {
  plain: 'bg-fairway-tint text-fairway',
  you: 'bg-flag text-on-flag',
} as const;
const sizes = {
  row: 'size-11 text-base',
  podium: 'size-14 text-xl',
  first: 'size-18 text-2xl',
} as const;

interface GolferAvatarProps {
  firstName: string;
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  className?: string;
}

/** The golfer's initials, of "Mary Ann" both; the name stands beside them. */
export function GolferAvatar({ firstName, look = 'plain', size = 'row', className = '' }: GolferAvatarProps) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full font-bold ${looks[look]} ${sizes[size]} ${className}`}
    >
      {initialsOf(firstName.trim().split(/\s+/).slice(0, 2))}
    </span>
  );
}
