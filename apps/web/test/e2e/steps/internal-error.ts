/** An answer of our server that failed, for a call that a test intercepts. */
export const internalError = {
  status: 500,
  json: { code: 'internal-error', message: 'Something went wrong.', requestId: 'r-500' },
};
