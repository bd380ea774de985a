type Message = Record<string, unknown>;

/** A page of the sandbox in an iframe, and the messages to and fro: the card's number never reaches the page around it. */
export class FramedPage {
  readonly frame = document.createElement('iframe');
  readonly #origin: string;
  readonly #listeners = new Map<string, ((message: Message) => void)[]>();
  readonly #asked = new Map<string, (result: unknown) => void>();
  #questions = 0;
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

  /** Resolves with the page's answer; one that does not listen yet is asked as soon as it does. */
  async request(name: string): Promise<unknown> {
    await this.#listening;
    this.#questions += 1;
    const id = String(this.#questions);
    this.frame.contentWindow?.postMessage({ name, id }, this.#origin);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  remove(): void {
    window.removeEventListener('message', this.#receive);
    this.frame.remove();
  }

  readonly #receive = (event: MessageEvent<Message>): void => {
    if (event.origin !== this.#origin || event.source !== this.frame.contentWindow) return;
    const { name, id, result } = event.data;
    if (name === 'result') {
      this.#asked.get(String(id))?.(result);
      this.#asked.delete(String(id));
      return;
    }
    for (const listener of this.#listeners.get(String(name)) ?? []) listener(event.data);
  };
}
