/** Paths of the payments sandbox that browsers load: the script, the framed pages and their calls, checkout and portal. */
const pages =
  /^\/(v3\/?|sandbox\/(in-frame\.js|card-form|authenticate|intent|confirm|(checkout|portal)\/\w+(\/\w+)?))$/;

/**
 * True for a path of the payments sandbox that browsers need. Its API and its control calls are not among them: the sandbox
 * accepts control calls from this machine only, and the proxy is on this machine.
 */
export const isPaymentsPage = (pathname: string): boolean => pages.test(pathname);
