import { libraryCategories } from '@trueswing/contracts';
import { Search } from 'lucide-react';
import type { LibraryFilters } from './filter-exercises.ts';

const categories: readonly LibraryFilters['category'][] = ['all', ...libraryCategories];

interface LibrarySearchProps {
  filters: LibraryFilters;
  onSearch(part: Partial<LibraryFilters>): void;
}

/** Search and chips, which stay below the header while the list scrolls. */
export function LibrarySearch({ filters: { text, category }, onSearch }: LibrarySearchProps) {
  return (
    <search className="sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 -mx-4 flex flex-col gap-2 bg-paper px-4 py-2">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted" />
        <input
          type="search"
          aria-label="Search exercises"
          placeholder="Search exercises..."
          value={text}
          onChange={(event) => onSearch({ text: event.target.value })}
          className="min-h-12 w-full rounded-xl border-2 border-edge bg-card py-2 pr-3 pl-11 text-ink placeholder:text-hint focus:border-fairway"
        />
      </div>
      <fieldset className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-[auto_1fr_1fr_1fr]">
        <legend className="sr-only">Category</legend>
        {categories.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={category === each}
            onClick={() => onSearch({ category: each })}
            className="min-h-tap min-w-tap rounded-full border-2 border-edge bg-card px-2 text-sm font-semibold capitalize aria-pressed:border-fairway aria-pressed:bg-fairway aria-pressed:text-on-fairway"
          >
            {each}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
