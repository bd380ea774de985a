import { Button } from '../ui/button.tsx';

export const reloadLabel = 'Reload the app';
export const reload = (): void => window.location.reload();

/** Loads the page again, and with it the newest version of the app. */
export const ReloadButton = () => (
  <Button kind="outline" size="small" className="self-start" onClick={reload}>
    {reloadLabel}
  </Button>
);
