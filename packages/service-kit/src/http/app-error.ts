import { type ErrorCode, errorCatalog } from '@trueswing/contracts';

interface AppErrorOptions {
  /** Sentence for the user if the catalog's is not precise enough. */
  message?: string;
  /** Title of the toast, if the specification names one. */
  title?: string;
  requiresUpgrade?: boolean;
  /** Seconds after which the client should retry, if known better than by the code. */
  retryAfterS?: number;
  cause?: unknown;
}

/** The only error type that a use case throws on purpose; any other is an internal error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string | undefined;
  readonly requiresUpgrade: boolean | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalog[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalog[code].status;
    this.title = options.title;
    this.requiresUpgrade = options.requiresUpgrade;
    this.retryAfterS = options.retryAfterS;
  }
}
