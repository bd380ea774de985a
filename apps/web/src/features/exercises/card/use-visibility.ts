import { type RefObject, useEffect, useState } from 'react';
import { observeNear } from '../../../shared/observe-near.ts';

const shownShare = 0.75;
/** A card that is only scrolled past does not begin to move. */
const settleMs = 400;

interface Visibility {
  /** Stays true, so that what was drawn once need not be drawn again when the golfer scrolls back. */
  wasNear: boolean;
  /** It has been in the window for a moment. */
  isShown: boolean;
}

/** Whether an element has come near the window, and whether it is in it. */
export function useVisibility(element: RefObject<Element | null>): Visibility {
  const [isNear, setIsNear] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return observeNear(element.current, (isNearNow) => {
      setIsNear(isNearNow);
      if (isNearNow) setWasNear(true);
    });
  }, [element]);
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
  return { wasNear, isShown };
}
