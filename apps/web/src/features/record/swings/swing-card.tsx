import { Bookmark, Columns2, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shareFile } from '../../../shared/files/share-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { describeSwingFile, describeSwingTime, viewNames } from '../kept/describe-swing.ts';
import type { KeptSwing } from '../kept/swing-store.ts';

interface SwingCardProps {
  swing: KeptSwing;
  /** Picture and findings of the first look. */
  look: ReactNode;
  /** The way to the analysis. */
  analyze: ReactNode;
  isCompared: boolean;
  onWatch(): void;
  onCompare(): void;
  onKeep(isKept: boolean): void;
  onDelete(): void;
}

/** A swing on this phone, with what can be done with it. */
export function SwingCard(props: SwingCardProps) {
  const { swing, look, analyze, isCompared, onWatch, onCompare, onKeep, onDelete } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  const time = describeSwingTime(swing.filmedAt);
  return (
    <li aria-label={`Swing of ${time}`}>
      <Card className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-lg">{time}</h2>
          <Badge kind="good">{viewNames[swing.view]}</Badge>
          <p className="w-full text-sm text-muted tabular-nums">
            {describeSwingFile(swing.seconds, swing.framesPerSecond, swing.file.size)}
          </p>
        </header>
        {look}
        {analyze}
        <div className="grid grid-cols-2 gap-2">
          <Button kind="outline" size="small" onClick={onWatch}>
            Watch
          </Button>
          <Button kind="outline" size="small" aria-pressed={isCompared} onClick={onCompare} className={pressed}>
            <Columns2 aria-hidden className="size-5" />
            Compare
          </Button>
          <Button
            kind="outline"
            size="small"
            aria-pressed={swing.isKept}
            onClick={() => onKeep(!swing.isKept)}
            className={pressed}
          >
            <Bookmark aria-hidden className="size-5" />
            Keep
          </Button>
          <Button kind="outline" size="small" onClick={() => void shareFile(swing.file)}>
            <Share2 aria-hidden className="size-5" />
            Share
          </Button>
        </div>
        <Button kind="danger" size="small" className="-mb-2 self-center" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete
        </Button>
      </Card>
      <Dialog
        title="Delete this swing?"
        description="It is only on this phone. You cannot get it back."
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        actions={
          <>
            <Button
              onClick={() => {
                setIsDeleting(false);
                onDelete();
              }}
            >
              Delete
            </Button>
            <Button kind="outline" onClick={() => setIsDeleting(false)}>
              Not Now
            </Button>
          </>
        }
      />
    </li>
  );
}

const pressed = 'aria-pressed:bg-fairway aria-pressed:text-on-fairway';
