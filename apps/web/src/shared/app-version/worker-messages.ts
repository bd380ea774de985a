/** A message of a page to a service worker. */
export type PageMessage =
  /** The page runs this script. The worker answers whether it keeps the same version; alone with it, it takes over. */
  | { readonly type: 'page-script'; readonly path: string }
  /** The golfer wants the worker's version. */
  | { readonly type: 'take-over' };
