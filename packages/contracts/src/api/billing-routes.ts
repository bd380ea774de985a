import {
  checkoutBodySchema,
  clientSecretSchema,
  paymentBodySchema,
  redirectSchema,
  stripeEventReceivedSchema,
  subscriptionStateSchema,
  updateSubscriptionBodySchema,
  upgradeBodySchema,
} from '../billing/billing.ts';
import { defineRoute } from './route-contract.ts';

/** No call trusts the client about a payment: each asks the payment provider. */
export const billingRoutes = {
  createCheckoutSession: defineRoute(
    {
      method: 'POST',
      path: '/api/create-checkout-session',
      access: 'member',
      summary: 'Begin a checkout at the payment provider',
    },
    { body: checkoutBodySchema, response: { 200: redirectSchema } },
  ),
  createCustomerPortal: defineRoute(
    {
      method: 'POST',
      path: '/api/create-customer-portal',
      access: 'member',
      summary: 'Manage the subscription at the payment provider',
    },
    { response: { 200: redirectSchema } },
  ),
  refreshSubscription: defineRoute(
    {
      method: 'POST',
      path: '/api/refresh-subscription',
      access: 'member',
      summary: 'Read the subscription from the payment provider again',
    },
    { response: { 200: subscriptionStateSchema } },
  ),
  getOrCreateSubscription: defineRoute(
    {
      method: 'POST',
      path: '/api/get-or-create-subscription',
      access: 'member',
      summary: 'Get the client secret for a payment in the browser',
    },
    { body: paymentBodySchema, response: { 200: clientSecretSchema } },
  ),
  updateSubscriptionStatus: defineRoute(
    {
      method: 'POST',
      path: '/api/update-subscription-status',
      access: 'member',
      summary: 'After a payment in the browser: check it with the payment provider',
    },
    { body: updateSubscriptionBodySchema, response: { 200: subscriptionStateSchema } },
  ),
  upgradeSubscription: defineRoute(
    {
      method: 'POST',
      path: '/api/subscription/upgrade',
      access: 'member',
      summary: 'Check whether the caller has Premium now',
    },
    { body: upgradeBodySchema, response: { 200: subscriptionStateSchema } },
  ),
  receiveStripeEvent: defineRoute(
    { method: 'POST', path: '/api/stripe/webhook', access: 'signed', summary: 'Events of the payment provider' },
    { response: { 200: stripeEventReceivedSchema } },
  ),
} as const;
