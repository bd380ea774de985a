import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One kind of component, with a sentence on its use. */
export function DesignSection({ title, use, children }: { title: string; use: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <p className="mb-4 text-sm text-muted">{use}</p>
      <div className="flex flex-col gap-4">{children}</div>
    </Card>
  );
}
