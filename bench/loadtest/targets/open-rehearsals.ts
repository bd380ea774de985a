interface OpenRehearsal {
  /** By the database's clock. */
  createdAtMs: number;
  resolve(): void;
}

/** Rehearsals that are waited for. Each ends once: as it is read to have ended, or when the run gives up. */
export class OpenRehearsals {
  readonly #open = new Map<string, OpenRehearsal>();

  get ids(): string[] {
    return [...this.#open.keys()];
  }

  /** Resolves when the rehearsal ends. Rejects when the signal aborts first: then a later end no longer counts. */
  wait(id: string, createdAtMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#open.delete(id);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#open.set(id, { createdAtMs, resolve });
    });
  }

  /** Ends a rehearsal. Returns when it was created; undefined if it is not waited for. */
  end(id: string): number | undefined {
    const rehearsal = this.#open.get(id);
    this.#open.delete(id);
    rehearsal?.resolve();
    return rehearsal?.createdAtMs;
  }
}
