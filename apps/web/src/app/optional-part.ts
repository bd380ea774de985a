import { type ComponentType, lazy } from 'react';

/** A part that is not in the first load. Where its code cannot be loaded, the app is without it. */
export const optionalPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));
