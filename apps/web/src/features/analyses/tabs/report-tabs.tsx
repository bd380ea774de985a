import { Tabs } from 'radix-ui';
import { type ReactNode, useDeferredValue, useState } from 'react';

interface ReportTabsProps {
  body: ReactNode;
  ball: ReactNode;
  /** false where there is no history to compare with. */
  progress: ReactNode | false;
}

const trigger =
  'min-h-12 grow border-b-4 border-transparent font-semibold text-muted data-[state=active]:border-fairway data-[state=active]:text-ink';

/** Everything below the first look: one tab for each question that a golfer asks. */
export function ReportTabs({ body, ball, progress }: ReportTabsProps) {
  const tabs = [
    { name: 'Body', content: body },
    { name: 'Ball', content: ball },
    { name: 'Progress', content: progress },
  ].filter(({ content }) => content !== false);
  const [open, setOpen] = useState('Body');
  return (
    <Tabs.Root value={open} onValueChange={setOpen}>
      <Tabs.List aria-label="Parts of the report" className="mb-3 flex border-b border-line">
        {tabs.map(({ name }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            // A tap opens the tab without the focus ring, which Radix would show as if it came by keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(name)}
            className={trigger}
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Content key={name} value={name} className="flex flex-col gap-3">
          <AfterTap>{content}</AfterTap>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/**
 * Content that is rendered in small parts after the paint that shows the open tab: on a slow phone it takes longer than a golfer waits for
 * an answer to a tap. Until then it is as high as the screen, so that the page does not scroll.
 */
function AfterTap({ children }: { children: ReactNode }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? children : <div className="h-dvh" />;
}
