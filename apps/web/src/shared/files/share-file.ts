/** Outcome for a file: it was handed on, saved, or the golfer closed the device's share sheet. */
export type SharedAs = 'shared' | 'saved' | 'canceled';

/** Hands a file to the share sheet of the device. Where there is none, or it refuses the file, the browser saves it. */
export async function shareFile(file: File): Promise<SharedAs> {
  const data = { files: [file], title: file.name };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
      // The tap was too long ago, or no app takes this kind of file.
    }
  }
  saveFile(file);
  return 'saved';
}

/** Has the browser save a file. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
