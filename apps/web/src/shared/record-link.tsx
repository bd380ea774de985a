import { Camera } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';
import { canRecord } from './can-record.ts';
import { paths } from './paths.ts';

/** Leads to recording swings hands-free; nothing where the browser gives pages no camera. */
export function RecordLink() {
  if (!canRecord()) return null;
  return (
    <ButtonLink to={paths.record} kind="outline">
      <Camera aria-hidden className="size-5" /> Record hands-free
    </ButtonLink>
  );
}
