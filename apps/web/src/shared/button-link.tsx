import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClasses } from '../ui/button.tsx';

/** A link with the style of a button, for navigation. */
export function ButtonLink({ kind, size, className = '', ...props }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...props} className={buttonClasses({ kind, size }, className)} />;
}
