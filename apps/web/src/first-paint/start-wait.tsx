/** Empty until start.js adds the text: screen readers announce only what is added to a live region. */
export const StartWait = () => (
  <p
    id="start-wait"
    role="status"
    data-text="Loading..."
    className="fixed top-1/2 left-1/2 z-70 -translate-x-1/2 -translate-y-1/2 animate-rise rounded-control border border-line bg-card px-5 py-3 font-semibold shadow-card empty:hidden"
  />
);
