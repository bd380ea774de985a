export interface Component {
  /** Name and version: `@scope/name@1.2.3`. */
  id: string;
  name: string;
  version: string;
  /** Digest of the package's archive, as the lockfile has it: `sha512-` and Base64. */
  integrity: string;
  /** The license in the package's manifest; null if there is none. */
  declared: string | null;
  description?: string;
  /** Ids of the components that it needs. */
  dependsOn: string[];
}

export const parts: Record<string, string[]>;
export function readComponents(folders: readonly string[]): { direct: string[]; components: Component[] };
export function declaredLicense(manifest: Record<string, unknown>): string | null;
