// Runs before the first paint. A file, because the content security policy blocks inline scripts.
// Applies what this device has saved: src/shared/theme/theme.ts and src/features/onboarding/onboarded.ts.
(() => {
  try {
    const theme = localStorage.getItem('trueswing.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('trueswing.onboarded') !== null) document.documentElement.dataset.onboarded = '';
  } catch {
    // Some private windows have no storage: the device's setting applies then.
  }
})();
// Says that the page is loading, for a slow network, which is slow to bring start.js too.
setTimeout(() => {
  const wait = document.getElementById('start-wait');
  // Removed with the first paint, when the screen is there.
  if (wait) wait.textContent = wait.dataset.text;
}, 3_000);
// Shows start-failure.tsx if the client does not start.
(() => {
  const showFailure = (event) => {
    event.preventDefault();
    const failure = document.getElementById('start-failure');
    // Removed with the first paint, when the screen is there.
    if (!failure) return;
    for (const id of ['first-paint', 'start-wait']) document.getElementById(id)?.remove();
    failure.replaceWith(failure.content);
  };
  addEventListener('startfailed', showFailure);
  // The file that starts the client did not arrive. Such errors do not bubble. Other scripts come with extensions and payment forms.
  addEventListener('error', (event) => event.target.id === 'start' && showFailure(event), true);
})();
