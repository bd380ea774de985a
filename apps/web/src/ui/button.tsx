import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const look = {
  primary:
    'bg-fairway text-on-fairway hover:bg-fairway-deep disabled:bg-line disabled:text-muted disabled:hover:bg-line',
  flag: 'bg-flag text-on-flag hover:brightness-95',
  outline:
    'border-2 border-fairway text-fairway hover:bg-fairway-tint disabled:border-line disabled:text-muted disabled:hover:bg-transparent',
  quiet: 'text-fairway hover:bg-fairway-tint disabled:text-muted',
  danger: 'text-alert hover:bg-alert-tint disabled:text-muted',
} as const;
const room = {
  regular: 'min-h-12 px-5 py-2.5',
  small: 'min-h-tap px-3.5 py-1.5 text-sm',
} as const;
interface Look {
  kind?: keyof typeof look | undefined;
  size?: keyof typeof room | undefined;
}
const classesOf = ({ kind = 'primary', size = 'regular' }: Look, more: string) =>
  `inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed ${room[size]} ${look[kind]} ${more}`;

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Its work is under way: it spins, and pressing it again does nothing. It keeps the focus. */
  isBusy?: boolean;
}

export function Button({ kind, size, isBusy = false, className = '', children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classesOf({ kind, size }, className)}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({ kind, size, className = '', ...props }: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={classesOf({ kind, size }, className)} />;
}
