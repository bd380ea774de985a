import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { LastMonthTable } from './last-month.tsx';
import { ThisMonth } from './this-month.tsx';

// Radix builds element ids of the values, which therefore have no spaces.
const months = [
  { value: 'this', name: 'This Month', Table: ThisMonth },
  { value: 'last', name: 'Last Month', Table: LastMonthTable },
] as const;

/** The table of this month, and the final one of the month before. */
export function MonthTabs() {
  const [open, setOpen] = useState<string>(months[0].value);
  return (
    <Tabs.Root value={open} onValueChange={setOpen} className="flex flex-col gap-5">
      <Tabs.List aria-label="Month" className="grid grid-cols-2 gap-1 rounded-control bg-line p-1">
        {months.map(({ value, name }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            // A tap opens the tab without the focus ring, which Radix would show as if it came by keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(value)}
            className="min-h-tap rounded-[0.55rem] font-semibold text-ink data-[state=active]:bg-fairway data-[state=active]:text-on-fairway"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {months.map(({ value, Table }) => (
        <Tabs.Content key={value} value={value} className="flex flex-col gap-5">
          <Table />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
