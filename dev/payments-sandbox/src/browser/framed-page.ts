type Message = Record<string, unknown>;

/** A page of the sandbox in an iframe, and the messages exchanged with it. The card number never leaves the frame. */
export class FramedPage {
  readonly frame = document.createElement('iframe');
  readonly #origin: string;
  readonly #listeners = new Map<string, ((message: Message) => void)[]>();
  readonly #pending = new Map<string, (result: unknown) => void>();
  #requestCount = 0;
  readonly #listening: Promise<void>;

  constructor(origin: string, address: string, title: string) {
    this.#origin = origin;
    this.frame.title = title;
    this.frame.src = origin + address;
    Object.assign(this.frame.style, { border: '0', display: 'block', width: '100%', height: '21rem' });
    window.addEventListener('message', this.#receive);
    this.#listening = new Promise((resolve) => this.on('listening', () => resolve()));
    this.on('height', ({ height }) => {
      this.frame.style.height = `${Number(height)}px`;
    });
  }

  on(name: string, listener: (message: Message) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** Sends a request to the page, once it listens, and resolves with its answer. */
  async request(name: string): Promise<unknown> {
    await this.#listening;
    this.#requestCount += 1;
    const id = String(this.#requestCount);
    this.frame.contentWindow?.postMessage({ name, id }, this.#origin);
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  remove(): void {
    window.removeEventListener('message', this.#receive);
    this.frame.remove();
  }

  readonly #receive = (event: MessageEvent<Message>): void => {
    if (event.origin !== this.#origin || event.source !== this.frame.contentWindow) return;
    const { name, id, result } = event.data;
    if (name === 'result') {
      this.#pending.get(String(id))?.(result);
      this.#pending.delete(String(id));
      return;
    }
    for (const listener of this.#listeners.get(String(name)) ?? []) listener(event.data);
  };
}
