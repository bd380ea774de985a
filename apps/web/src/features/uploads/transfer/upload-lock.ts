let release: (() => void) | null = null;

/** Whether this tab is the one that keeps the upload of the device. */
export const holdsUpload = (): boolean => release !== null;

/** Makes this tab the one that keeps the upload, until `releaseUpload` or its end. @returns false while it is another tab */
export async function holdUpload(): Promise<boolean> {
  if (release) return true;
  // Missing in old browsers and on insecure addresses: each tab then keeps and sends what it finds.
  if (!('locks' in navigator)) {
    release = () => undefined;
    return true;
  }
  return await new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (!lock) return;
      return new Promise<void>((end) => {
        release = end;
      });
    };
    navigator.locks.request('trueswing-upload', { ifAvailable: true }, hold).catch(() => resolve(false));
  });
}

export function releaseUpload(): void {
  release?.();
  release = null;
}
