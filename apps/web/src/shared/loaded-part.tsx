import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded apart. */
export interface Part<Props extends object> {
  /** The component itself once its code is there, else one that suspends. */
  component(): ComponentType<Props>;
  /** Never rejects: without its code the part loads it again when it is rendered. */
  preload(): Promise<void>;
}

export function partOf<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const suspending: ComponentType<Props> = lazy(loadOnce);
  return {
    component: () => loaded ?? suspending,
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/**
 * Renders a part, without suspending if its code is there. `lazy` suspends even then, and what React has replaced by a fallback comes back
 * after 300 ms at the earliest.
 */
export function LoadedPart<Props extends object>({ part, ...props }: Props & { part: Part<Props> }) {
  // One that waited for its code stays the component that waited: another one would lose its state.
  const [Shown] = useState(part.component);
  return <Shown {...(props as unknown as Props)} />;
}
