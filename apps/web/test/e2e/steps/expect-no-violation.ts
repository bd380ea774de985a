import { afterEach, expect } from 'vitest';
import { takePolicyViolations } from './policy-violations.ts';

// No page of any test needs more than the content security policy allows.
afterEach(() => expect(takePolicyViolations()).toEqual([]));
