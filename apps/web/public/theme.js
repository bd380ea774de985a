// Runs before the first paint, so that the chosen scheme does not flash in late. A file, as the security policy allows no
// inline script. Its other half is src/shared/theme/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('trueswing.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is shut in some private windows: then the device decides.
  }
})();
