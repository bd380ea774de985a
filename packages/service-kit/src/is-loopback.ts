const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a host name of a URL is this machine itself: "localhost", "127.0.0.1", "[::1]". */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);
