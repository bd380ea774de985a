import { useToast } from './toasts/toast.tsx';

interface ReportIdProps {
  id: string;
  /** The text that is copied, if it holds more than the id. */
  report?: string;
}

/** The id by which support finds a failure. A tap copies it. */
export function ReportId({ id, report = id }: ReportIdProps) {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      showToast({ title: 'Copied!' });
    } catch {
      // The clipboard needs https and permission; the id stays on the screen to be read.
      showToast({ title: 'Not copied', text: `Please note the id: ${id}`, kind: 'destructive' });
    }
  };
  return (
    <p className="flex items-center justify-between gap-3 border-t border-current/20 pt-1 text-sm">
      <span className="min-w-0">
        Report id: <span className="font-semibold wrap-anywhere select-all">{id}</span>
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-tap shrink-0 px-2 font-semibold underline underline-offset-4"
      >
        Copy
      </button>
    </p>
  );
}
