import { type ComponentType, lazy, type ReactNode } from 'react';

/** A part that is not in the first load. Where its code cannot be loaded, the app is without it, or shows what stands in for it. */
export const optionalPart = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: (props: Props) => ReactNode = () => null,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: otherwise })));
