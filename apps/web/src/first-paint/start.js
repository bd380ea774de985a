// Runs the client once the browser has painted what the page contains, which the client would delay, and removes that paint when the
// screen is there. A page that is hidden paints nothing. A file, because the content security policy blocks inline scripts.
(() => {
  // The picture of a first paint is small. On a slow network the client does not wait for it.
  const pictureMs = 500;
  // After this long a screen with a heading is shown, even if its video is not where it stays yet.
  const limitMs = 1_500;
  // After this long the page says that it is loading.
  const patienceMs = 3_000;
  // The connection banner, and any failure, are seen immediately.
  const urgent = '[data-connection], [role="alert"]';
  const first = document.getElementById('first-paint');
  const root = document.getElementById('root');
  const wait = document.getElementById('start-wait');
  let isLate = false;

  const isScreenThere = () => {
    if (!first) return root.hasChildNodes();
    if (root.querySelector(urgent)) return true;
    if (!root.querySelector('h1')) return false;
    return isLate || !first.querySelector('img') || !root.querySelector('[data-arriving]');
  };
  const check = () => {
    if (!isScreenThere()) return;
    observer.disconnect();
    first?.remove();
    wait.remove();
  };
  // It is called before the browser paints what has changed.
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-arriving'] });
  setTimeout(() => {
    isLate = true;
    check();
  }, limitMs);
  setTimeout(() => {
    wait.textContent = wait.dataset.text;
  }, patienceMs);

  const start = async () => {
    try {
      await import(document.getElementById('client').href);
      document.getElementById('start-failure').remove();
    } catch (error) {
      console.error('The client did not start.', error);
      // public/before-paint.js shows it.
      dispatchEvent(new Event('startfailed'));
    }
  };
  if (!first || document.visibilityState === 'hidden') {
    start();
    return;
  }
  const picture = first
    .querySelector('img')
    ?.decode()
    .catch(() => undefined);
  const limit = new Promise((resolve) => setTimeout(resolve, pictureMs));
  Promise.race([picture, limit]).then(() => requestAnimationFrame(() => setTimeout(start)));
})();
