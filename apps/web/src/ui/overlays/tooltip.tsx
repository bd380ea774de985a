import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** From the specification. */
const delayMs = 700;

/** Explains a control to pointer and keyboard users. Touch shows no tooltip, so it never holds anything necessary. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={0}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 animate-appear rounded-lg bg-inverse px-3 py-1.5 text-sm text-on-inverse shadow-card"
          >
            {text}
            <Radix.Arrow className="fill-inverse" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
