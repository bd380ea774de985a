interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

const mostRedirects = 12;

/** The parts of a browser that signing in across sites needs: cookies by host and path, and redirects. */
export class TestBrowser {
  #cookies: Cookie[] = [];
  /** Public origin → address at which the server listens. */
  readonly #origins: Record<string, string>;

  constructor(origins: Record<string, string>) {
    this.#origins = origins;
  }

  /** Opens an address and follows redirects. Returns the last address, or the first one that matches `stopAt`. */
  async navigate(address: string, stopAt?: RegExp): Promise<string> {
    let url = address;
    for (let hops = 0; hops < mostRedirects; hops++) {
      if (hops > 0 && stopAt?.test(url)) return url;
      const response = await this.get(url);
      await response.arrayBuffer();
      const next = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || next === null) return url;
      url = new URL(next, url).href;
    }
    throw new Error(`too many redirects at ${url}`);
  }

  async get(address: string): Promise<Response> {
    const { origin, host, pathname, search } = new URL(address);
    const sent = this.#cookies.filter((cookie) => cookie.host === host && pathname.startsWith(cookie.path));
    const response = await fetch((this.#origins[origin] ?? origin) + pathname + search, {
      redirect: 'manual',
      headers: { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(host, line);
    return response;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  setCookie(origin: string, name: string, value: string): void {
    this.#keep(new URL(origin).host, `${name}=${value}; path=/`);
  }

  #keep(host: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
    this.#cookies = this.#cookies.filter((kept) => kept.host !== host || kept.name !== name || kept.path !== path);
    if (value !== '' && !/expires=Thu, 01 Jan 1970|max-age=0/i.test(line))
      this.#cookies.push({ host, path, name, value });
  }
}
