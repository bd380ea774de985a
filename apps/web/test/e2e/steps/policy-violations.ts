import type { BrowserContext } from 'playwright-core';

/** Violations of content security policies, in all pages of this process since the last `takePolicyViolations`. */
const violations: string[] = [];

/** Collects what a content security policy blocks in the pages of a context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const { origin, pathname } = location;
      reportViolation(
        `${origin}${pathname}: ${effectiveDirective} blocks ${blockedURI} of ${sourceFile}:${lineNumber}`,
      );
    });
  });
}

export const takePolicyViolations = (): string[] => violations.splice(0);
