import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Does what a page load does and a client-side navigation does not: scrolls to the top, focuses the new screen's heading
 * (so that it is announced) and sets the window's title. Waits for a heading that needs data.
 */
export function ScreenArrival() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    const isNavigation = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (isNavigation) window.scrollTo(0, 0);
    // A screen that focuses a field keeps the focus there.
    const focusedBefore = document.activeElement;
    let mayTakeFocus = isNavigation && !focusedBefore?.matches('input, select, textarea');
    return watchHeading((heading) => {
      document.title = `${heading.textContent} · TrueSwing`;
      if (mayTakeFocus && [focusedBefore, document.body].includes(document.activeElement)) takeFocus(heading);
      mayTakeFocus = false;
    });
  }, [pathname]);
  return null;
}

/** Calls back when the heading has a text, and at each change of it. Returns a function that stops it. */
function watchHeading(onHeading: (heading: HTMLHeadingElement) => void): () => void {
  let lastText = '';
  const check = () => {
    const heading = document.querySelector<HTMLHeadingElement>('h1:not(#first-paint *)');
    const text = heading?.textContent.trim() ?? '';
    if (!heading || text === '' || text === lastText) return;
    lastText = text;
    onHeading(heading);
  };
  check();
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function takeFocus(heading: HTMLHeadingElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
