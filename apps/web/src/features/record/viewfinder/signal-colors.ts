import type { SignalColor } from './signal-of.ts';

/** Classes for the edge of the screen. A dashed edge waits. */
export const edgeClasses: Readonly<Record<SignalColor, string>> = {
  wait: 'border-dashed border-signal-wait',
  move: 'border-signal-move',
  ready: 'border-signal-ready',
  record: 'border-signal-record',
  done: 'border-signal-done',
};

/** Classes for the field behind the word. */
export const fieldClasses: Readonly<Record<SignalColor, string>> = {
  wait: 'bg-signal-wait',
  move: 'bg-signal-move',
  ready: 'bg-signal-ready',
  record: 'bg-signal-record',
  done: 'bg-signal-done',
};
