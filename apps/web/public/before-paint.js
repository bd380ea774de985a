// Applies the saved theme before the first paint. It is a file because the content security policy blocks inline scripts.
// The rest is in src/shared/theme/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('trueswing.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Some private windows have no storage: the device's setting applies then.
  }
})();
