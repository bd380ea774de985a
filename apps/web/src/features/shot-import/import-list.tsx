import { useQuery } from '@tanstack/react-query';
import type { ShotImport } from '@trueswing/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/http-client.ts';
import { LoadError } from '../../shared/api/load-error.tsx';
import { countOf } from '../../shared/count-of.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { shotImportsQuery, useDeleteImport } from './shot-import.queries.ts';

/** The files that were imported, each of which can be deleted with its shots. */
export function ImportList() {
  const { data: imports, error, refetch } = useQuery(shotImportsQuery);
  if (error && !imports) {
    const fallback = 'We could not load your imports. Please try again.';
    return <LoadError error={error} fallback={fallback} onRetry={() => void refetch()} />;
  }
  if (!imports || imports.length === 0) return null;
  return (
    <Card title="Your imports">
      <ul className="flex flex-col divide-y divide-line">
        {imports.map((one) => (
          <ImportItem key={one.id} item={one} />
        ))}
      </ul>
    </Card>
  );
}

function ImportItem({ item }: { item: ShotImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteImport();
  return (
    <li className="flex min-h-tap items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{item.fileName}</p>
        <p className="text-sm text-muted">
          {item.format}, {countOf(item.shotCount, 'shot')}, {formatDate(item.importedAt)}
        </p>
      </div>
      <Button kind="danger" size="small" aria-label={`Delete ${item.fileName}`} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <Dialog
        title="Delete this import?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        description={`Its ${countOf(item.shotCount, 'shot')} will leave your numbers and swings. You can import the file again.`}
        actions={
          <Button kind="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate(item.id)}>
            Delete Import
          </Button>
        }
      >
        {deletion.error && (
          <ErrorNote>{sentenceOf(deletion.error, 'The import could not be deleted. Please try again.')}</ErrorNote>
        )}
      </Dialog>
    </li>
  );
}
