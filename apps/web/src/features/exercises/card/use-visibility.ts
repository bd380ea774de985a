import { type RefObject, useEffect, useState } from 'react';

/** Outside the window, where cards get their figures before they are seen. */
const nearPx = 400;
const shownShare = 0.75;
/** A card that is only scrolled past does not begin to move. */
const settleMs = 400;

/** Whether an element is close to the window, and whether it has been in it for a moment. */
export function useVisibility(element: RefObject<Element | null>): { isNear: boolean; isShown: boolean } {
  const [isNear, setIsNear] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: `${nearPx}px 0px`,
    });
    const shown = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setIsShown(true), settleMs);
        else setIsShown(false);
      },
      { threshold: shownShare },
    );
    near.observe(element.current);
    shown.observe(element.current);
    return () => {
      clearTimeout(timer);
      near.disconnect();
      shown.disconnect();
    };
  }, [element]);
  return { isNear, isShown };
}
