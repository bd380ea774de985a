import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  toggle(): void;
}

/**
 * Full screen for an element that covers the page while `isFull`. Phones that give only videos the whole screen leave the
 * browser's bars. Meanwhile the rest of the page can neither be focused nor read.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setIsFull] = useState(false);
  const toggle = () => {
    setIsFull(!isFull);
    // Where it is refused, the element still covers the page.
    if (!isFull) element.current?.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  };
  useEffect(() => {
    if (!isFull || !element.current) return;
    const restore = setInertAround(element.current);
    const onChange = () => setIsFull(document.fullscreenElement !== null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsFull(false);
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      restore();
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
    };
  }, [isFull, element]);
  return { isFull, toggle };
}

/** Makes everything beside the element and its ancestors inert. Returns what ends it. */
function setInertAround(element: HTMLElement): () => void {
  const quiet: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      quiet.push(beside);
    }
  }
  const { overflow } = document.documentElement.style;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const each of quiet) each.inert = false;
    document.documentElement.style.overflow = overflow;
  };
}
