import { useCopy } from './use-copy.ts';

interface ReportIdProps {
  id: string;
  /** The text that is copied, if it holds more than the id. */
  report?: string;
}

/** The id by which support finds a failure. A tap copies it. */
export function ReportId({ id, report = id }: ReportIdProps) {
  const copy = useCopy();
  return (
    <p className="flex items-center justify-between gap-3 border-t border-current/20 pt-1 text-sm">
      <span className="min-w-0">
        Report id: <span className="font-semibold wrap-anywhere select-all">{id}</span>
      </span>
      <button
        type="button"
        onClick={() => void copy(report, `the id: ${id}`)}
        className="min-h-tap shrink-0 px-2 font-semibold underline underline-offset-4"
      >
        Copy
      </button>
    </p>
  );
}
