/** State of the system at one moment. */
export interface Sample {
  atS: number;
  /** Memory of each process with its children, in MB. */
  memoryMb: Readonly<Record<string, number>>;
  /** Data that are held in memory on purpose, in MB. */
  dataMb: Readonly<Record<string, number>>;
  /** Things that must not become more: rows, jobs, connections, files. */
  counts: Readonly<Record<string, number>>;
}

/** Calls that were answered within one stretch of time. */
export interface LatencyWindow {
  requests: number;
  errors: number;
  p50Ms: number;
  p99Ms: number;
}

export interface SoakRecord {
  samples: readonly Sample[];
  windows: readonly LatencyWindow[];
}

export interface Verdict {
  kind: 'memory' | 'data' | 'count' | 'p99' | 'errors';
  subject: string;
  unit: string;
  /** Median of the first third after the warm-up, and of the last third. */
  first: number;
  last: number;
  /** Greatest value of `last` that holds. */
  most: number;
  /** Undefined: it holds. */
  problem: 'grew' | 'rose steadily' | 'was not measured' | 'happened' | undefined;
}
