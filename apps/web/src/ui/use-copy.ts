import { useToast } from './toasts/toast.tsx';

/** Returns a function that copies a text and says so; or shows it, where there is no clipboard. */
export function useCopy(): (text: string, shown?: string) => Promise<void> {
  const showToast = useToast();
  return async (text, shown = text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied!', text: 'Paste it where you need it.' });
    } catch {
      // The clipboard needs https and permission; the id stays on the screen to be read.
      showToast({ title: 'Not Copied', text: `Please note the id: ${shown}`, kind: 'destructive' });
    }
  };
}
