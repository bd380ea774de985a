/** Target that a load is sent to. */
export interface Target {
  /** Begins one unit of work; resolves when it has ended, well or badly, and was recorded. Rejects only when aborted. */
  arrive(index: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
