import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in pixels; null before the first layout. */
export function useSize(element: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } | null {
  const [size, setSize] = useState<{ widthPx: number; heightPx: number } | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const [widthPx, heightPx] = [measured.clientWidth, measured.clientHeight];
      setSize((known) => (known?.widthPx === widthPx && known.heightPx === heightPx ? known : { widthPx, heightPx }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
