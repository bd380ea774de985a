// The script of the pages that the stand-in for Stripe.js opens in frames.
import { startAuthentication } from './authenticate.ts';
import { startCardForm } from './card-form.ts';

if (location.pathname.endsWith('/authenticate')) startAuthentication();
else void startCardForm();
