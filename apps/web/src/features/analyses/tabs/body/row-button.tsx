import type { ReactNode } from 'react';

/** A row over the whole card. A tap shows its moment in the video. */
export const RowButton = ({ onShow, children }: { onShow(): void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onShow}
    className="-mx-2 block w-[calc(100%+1rem)] rounded-control px-2 py-1 text-left hover:bg-fairway-tint"
  >
    {children}
  </button>
);
