import { useToast } from './toast.tsx';

interface ReportIdProps {
  id: string;
  /** What is copied: more than the id, where we know more. */
  report?: string;
}

/** The id that support finds a failure by; a tap copies it. */
export function ReportId({ id, report = id }: ReportIdProps) {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      showToast({ title: 'Copied!' });
    } catch {
      // Without https, or refused by the browser: the id stands there to be read.
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
