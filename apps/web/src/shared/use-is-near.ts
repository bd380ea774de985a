import { type RefCallback, useEffect, useState } from 'react';
import { observeNear } from './observe-near.ts';

const canObserve = () => 'IntersectionObserver' in window;

/** Whether an element is on the screen or near it. True where the browser cannot observe it. */
export function useIsNear(): { ref: RefCallback<Element>; isNear: boolean } {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setIsNear] = useState(() => !canObserve());
  useEffect(() => (element && canObserve() ? observeNear(element, setIsNear) : undefined), [element]);
  return { ref: setElement, isNear };
}
