import { useRef } from 'react';

/** Gives the focus back to what had it when a dialog closes: Radix does so only for its own Trigger. */
export function useRestoredFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The golfer may have chosen to be shown another place of the page.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
