import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** A finger that moves less than this has tapped. */
const tapPx = 6;

interface DragProps {
  onStart(): void;
  /** `movedPx` since the start, to the right; `share` of the element's width. */
  onDrag(at: { movedPx: number; share: number }): void;
}

/** Handlers that turn a sideways drag of finger or mouse into calls, and leave taps and vertical scrolling alone. */
export function useDrag({ onStart, onDrag }: DragProps) {
  const from = useRef<{ xPx: number; isDragging: boolean } | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      wasDragged.current = false;
      from.current = { xPx: event.clientX, isDragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start || !event.isPrimary) return;
      const movedPx = event.clientX - start.xPx;
      if (!start.isDragging) {
        if (Math.abs(movedPx) < tapPx) return;
        start.isDragging = true;
        wasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart();
      }
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onDrag({ movedPx, share: Math.min(1, Math.max(0, (event.clientX - left) / width)) });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    /** The click that ends a drag is none. */
    onClickCapture: (event: SyntheticEvent) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
