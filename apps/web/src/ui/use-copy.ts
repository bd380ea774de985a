import { useToast } from './toasts/toast.tsx';

/** Returns a function that copies a text and says so; or asks to note what is named, where there is no clipboard. */
export function useCopy(): (text: string, named: string) => Promise<void> {
  const showToast = useToast();
  return async (text, named) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied!', text: 'Paste it where you need it.' });
    } catch {
      // The clipboard needs https and permission; the text stays on the screen to be read.
      showToast({ title: 'Not Copied', text: `Please note ${named}`, kind: 'destructive' });
    }
  };
}
