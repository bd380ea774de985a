import { type RefObject, useEffect, useState } from 'react';
import { observeNear } from './observe-near.ts';

const shownShare = 0.75;
/** A card that is only scrolled past does not begin to move. */
const settleMs = 400;

/** Whether an element is near the window, and whether it has been in it for a moment. */
export function useVisibility(element: RefObject<Element | null>): { isNear: boolean; isShown: boolean } {
  const [isNear, setIsNear] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => (element.current ? observeNear(element.current, setIsNear) : undefined), [element]);
  useEffect(() => {
    if (!isNear || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const shown = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setIsShown(true), settleMs);
        else setIsShown(false);
      },
      { threshold: shownShare },
    );
    shown.observe(element.current);
    return () => {
      clearTimeout(timer);
      shown.disconnect();
      setIsShown(false);
    };
  }, [element, isNear]);
  return { isNear, isShown };
}
