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
type Look = keyof typeof look;
const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl px-5 py-2.5 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed';

export function Button({ kind = 'primary', className = '', ...props }: ComponentProps<'button'> & { kind?: Look }) {
  return <button type="button" {...props} className={`${shape} ${look[kind]} ${className}`} />;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({
  kind = 'primary',
  className = '',
  ...props
}: ComponentProps<typeof Link> & { kind?: Look }) {
  return <Link {...props} className={`${shape} ${look[kind]} ${className}`} />;
}
