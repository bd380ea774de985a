export interface ToastMessage {
  /** Name of what happened. */
  title: string;
  /** Sentence on what it means, or on what to do next. */
  text: string;
  kind?: 'success' | 'destructive';
  /** One button, with what to do next. */
  action?: { label: string; onClick(): void };
  /** 5 s unless the specification says otherwise. */
  durationMs?: number;
}

export interface ListedToast extends ToastMessage {
  id: number;
  /** Dismissed by the golfer or after its duration. It stays in the list for a while, so that it can slide out. */
  isDismissed: boolean;
}

/** From the specification: at most one is visible, and a dismissed one is removed after 1,000,000 ms. */
export const toastLimit = 1;
export const removeAfterMs = 1_000_000;

/** The toasts of the app, outside of React: newest first, at most `toastLimit`. */
export class ToastList {
  #toasts: readonly ListedToast[] = [];
  #lastId = 0;
  readonly #removals = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  read = (): readonly ListedToast[] => this.#toasts;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show = (message: ToastMessage): void => {
    this.#lastId += 1;
    this.#put([{ ...message, id: this.#lastId, isDismissed: false }, ...this.#toasts].slice(0, toastLimit));
  };

  dismiss = (id: number): void => {
    if (this.#removals.has(id)) return;
    this.#put(this.#toasts.map((toast) => (toast.id === id ? { ...toast, isDismissed: true } : toast)));
    const remove = () => {
      this.#removals.delete(id);
      this.#put(this.#toasts.filter((toast) => toast.id !== id));
    };
    this.#removals.set(id, setTimeout(remove, removeAfterMs));
  };

  #put(toasts: readonly ListedToast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
