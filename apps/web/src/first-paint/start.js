// Runs the client once the browser has painted what the page contains, which the client would delay, and removes that paint when the
// screen is there. A page that is hidden paints nothing. A file, because the content security policy blocks inline scripts.
(() => {
  // The picture of a first paint is small. On a slow network the client does not wait for it. One that the page must ask for first may
  // not exist.
  const pictureMs = 500;
  const askedPictureMs = 300;
  // After this long a screen with a heading is shown, even if its video is not where it stays yet. A client that came late has less time.
  const limitMs = 1_500;
  const lateLimitMs = 700;
  // A screen that still asks for its data has more: it has no picture.
  const emptyLimitMs = 3_000;
  // The connection banner, and any failure, are seen immediately.
  const urgent = '[data-connection], [role="alert"]';
  const first = document.getElementById('first-paint');
  const root = document.getElementById('root');
  const wait = document.getElementById('start-wait');
  const failure = document.getElementById('start-failure');
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const limit = after(limitMs);
  let isLate = false;
  let isLimited = false;

  const limitWait = async (ms) => {
    if (isLimited) return;
    isLimited = true;
    await Promise.all([limit, after(ms)]);
    isLate = true;
    check();
  };
  const isScreenThere = () => {
    if (!first) return root.hasChildNodes();
    if (root.querySelector(urgent)) return true;
    if (!root.querySelector('h1')) return false;
    const isEmpty = root.querySelector('[data-stage]') !== null;
    if (isLate || !first.querySelector('img') || !(isEmpty || root.querySelector('[data-arriving]'))) return true;
    limitWait(isEmpty ? emptyLimitMs : lateLimitMs);
    return false;
  };
  const check = () => {
    if (!isScreenThere()) return;
    observer.disconnect();
    for (const each of [first, wait, failure]) each?.remove();
  };
  // It is called before the browser paints what has changed.
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-arriving'] });

  const showFailure = () => {
    for (const each of [first, wait]) each?.remove();
    failure.replaceWith(failure.content);
  };
  // Scripts and data of the screen: before the paint they would have taken bandwidth from it.
  const loadRest = () => {
    const rest = document.getElementById('after-paint');
    if (rest) document.head.append(rest.content);
  };
  const start = async () => {
    const client = document.getElementById('client').href;
    // Loaded beside a client that is on its way. One that is here runs first, undisturbed.
    if (performance.getEntriesByName(client).length === 0) loadRest();
    try {
      await import(client);
      loadRest();
    } catch (error) {
      console.error('The client did not start.', error);
      // before-paint.js shows it, unless it did not load either.
      if (dispatchEvent(new Event('startfailed', { cancelable: true }))) showFailure();
    }
  };
  if (!first || document.visibilityState === 'hidden') {
    start();
    return;
  }
  const picture =
    window.openingPicture ??
    first
      .querySelector('img')
      ?.decode()
      .catch(() => undefined);
  Promise.race([picture, after(window.openingPicture ? askedPictureMs : pictureMs)]).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
})();
