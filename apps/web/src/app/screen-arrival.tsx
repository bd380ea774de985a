import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What a page load does by itself and a client's navigation does not: up to the top, the focus on the new screen's heading
 * (which reads it out), and the window's title after it. A heading that waits for data is awaited.
 */
export function ScreenArrival() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    const isNavigation = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (isNavigation) window.scrollTo(0, 0);
    // A screen that starts in a field has its own idea of where the golfer begins.
    const leftBehind = document.activeElement;
    let mayTakeFocus = isNavigation && !leftBehind?.matches('input, select, textarea');
    return watchHeading((heading) => {
      document.title = `${heading.textContent} · TrueSwing`;
      if (mayTakeFocus && [leftBehind, document.body].includes(document.activeElement)) takeFocus(heading);
      mayTakeFocus = false;
    });
  }, [pathname]);
  return null;
}

/** Tells of the heading as soon as it has words, and of each change of them; the answer ends it. */
function watchHeading(onHeading: (heading: HTMLHeadingElement) => void): () => void {
  let lastText = '';
  const look = () => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent.trim() ?? '';
    if (!heading || text === '' || text === lastText) return;
    lastText = text;
    onHeading(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function takeFocus(heading: HTMLHeadingElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
