import { Button } from '../../ui/button.tsx';

interface PageButtonsProps {
  /** Counts from 1. */
  page: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Turns the pages of a long list; absent where one page is all. */
export function PageButtons({ page, onPrevious, onNext }: PageButtonsProps) {
  if (!onPrevious && !onNext && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button kind="outline" size="small" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <p className="text-muted">Page {page}</p>
      <Button kind="outline" size="small" disabled={!onNext} onClick={onNext}>
        Next
      </Button>
    </nav>
  );
}
