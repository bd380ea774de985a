import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** The specification's. */
const delayMs = 700;

/** A word on what a control does, for pointer and keyboard; a finger sees none, so nothing that is needed stands here. */
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
