export { supportedCalls } from './api/answer-api-call.ts';
export { createPaymentsSandbox, type PaymentsSandbox } from './sandbox-server.ts';
