import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

const kindClasses = {
  primary:
    'bg-fairway text-on-fairway hover:bg-fairway-deep disabled:bg-line disabled:text-muted disabled:hover:bg-line',
  flag: 'bg-flag text-on-flag hover:brightness-95',
  outline:
    'border-2 border-fairway text-fairway hover:bg-fairway-tint disabled:border-line disabled:text-muted disabled:hover:bg-transparent',
  quiet: 'text-fairway hover:bg-fairway-tint disabled:text-muted',
  danger: 'text-alert hover:bg-alert-tint disabled:text-muted',
} as const;
const sizeClasses = {
  regular: 'min-h-12 px-5 py-2.5',
  small: 'min-h-tap px-3.5 py-1.5 text-sm',
} as const;
export interface ButtonStyle {
  kind?: keyof typeof kindClasses | undefined;
  size?: keyof typeof sizeClasses | undefined;
}
/** The classes of a button, for a link that looks like one. */
export const buttonClasses = ({ kind = 'primary', size = 'regular' }: ButtonStyle, more = ''): string =>
  `inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed ${sizeClasses[size]} ${kindClasses[kind]} ${more}`;

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The action is running: the button shows a spinner and ignores clicks, but keeps the focus. */
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
      className={buttonClasses({ kind, size }, className)}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}
