import { Share2 } from 'lucide-react';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ShareSheetProps } from './sheet/share-sheet.tsx';

const ShareSheet = lazy(() => import('./sheet/share-sheet.tsx'));

/** Opens the sheet with the ways to share an analysis, which loads when it is opened. */
export function ShareButton(props: Omit<ShareSheetProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        size="small"
        aria-haspopup="dialog"
        onClick={() =>
          startTransition(() => {
            setWasOpened(true);
            setIsOpen(true);
          })
        }
      >
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      {wasOpened && (
        <Suspense>
          <ShareSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
