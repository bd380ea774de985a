import type { Recap } from '@trueswing/contracts';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const RecapShareSheet = lazy(() => import('./recap-share-sheet.tsx'));

/** Opens the sheet with the recap as a picture and as a page, which loads when it is opened. */
export function RecapShareButton({ recap }: { recap: Recap }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () =>
    startTransition(() => {
      setWasOpened(true);
      setIsOpen(true);
    });
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={open}>
        <Share2 aria-hidden className="size-5" />
        Share This Month
      </Button>
      {wasOpened && (
        <Suspense>
          <RecapShareSheet recap={recap} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
