import { type ErrorCode, errorCatalogue } from '@trueswing/contracts';

interface AppErrorOptions {
  /** Sentence for the user where the catalogue's own is not precise enough. */
  message?: string;
  /** Title of the toast, where the specification names one. */
  title?: string;
  requiresUpgrade?: boolean;
  /** Seconds after which another try makes sense, where it is known better than by the code. */
  retryAfterS?: number;
  cause?: unknown;
}

/** The one error type that a use case throws on purpose; everything else is an internal error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string | undefined;
  readonly requiresUpgrade: boolean | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.title = options.title;
    this.requiresUpgrade = options.requiresUpgrade;
    this.retryAfterS = options.retryAfterS;
  }
}
