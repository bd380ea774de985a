import { filterChoices, type LibraryFilters } from './filter-exercises.ts';

interface LibraryFiltersProps {
  filters: LibraryFilters;
  onSearch(part: Partial<LibraryFilters>): void;
}

const lists = [
  { name: 'fault', label: 'Fault' },
  { name: 'bodyPart', label: 'Body part' },
  { name: 'equipment', label: 'Equipment' },
] as const;

/** Three lists that narrow the library: what goes wrong in the swing, what to train, and with what. */
export function LibraryFilterLists({ filters, onSearch }: LibraryFiltersProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2 min-[23rem]:grid-cols-3">
      <legend className="sr-only">Filters</legend>
      {lists.map(({ name, label }) => (
        <label key={name} className="flex min-w-0 flex-col gap-1 text-sm font-semibold">
          {label}
          <select
            value={filters[name]}
            onChange={({ target }) => onSearch({ [name]: target.value } as Partial<LibraryFilters>)}
            className="min-h-tap w-full min-w-0 rounded-xl border-2 border-edge bg-card px-2 font-normal text-ink focus:border-fairway"
          >
            <option value="">Any</option>
            {filterChoices[name].map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
