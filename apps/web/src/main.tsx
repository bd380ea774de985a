import '@fontsource-variable/archivo/wdth.css';
import './ui/english-font.css';
import './ui/tokens.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { firstScreenOf, loadFirstScreen } from './app/first-screens.ts';
import { watchInstallPrompt } from './shared/install/install-prompt.ts';
import { paintBrowserBars } from './shared/theme/theme.ts';

paintBrowserBars();
watchInstallPrompt();
// It assumes a network until an event says otherwise.
onlineManager.setOnline(navigator.onLine);

/** Nothing is left of the screen then. If it was the first one, the page says so (first-paint/before-paint.js). */
function onUncaughtError(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event('startfailed'));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
loadFirstScreen(firstScreenOf(location.pathname)).then(() =>
  // In slices, so that a slow phone answers to taps and paints meanwhile.
  startTransition(() =>
    createRoot(root, { onUncaughtError }).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
