/** The `error` of an answer. https://docs.stripe.com/api/errors */
export interface StripeErrorBody {
  type:
    | 'api_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'rate_limit_error'
    | 'validation_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  /** The intent of a confirmation that came too late. */
  payment_intent?: { id: string; status: string };
  setup_intent?: { id: string; status: string };
}

/** An error answer with its HTTP status. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const missingParam = (param: string): StripeError =>
  invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');

export const noSuch = (what: string, id: string, param = 'id'): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
