/**
 * Whether another system serves this path (docs/hybrid.md). A path that ends in a slash stands for all paths below it, as in a
 * Content Security Policy.
 */
export const isLegacyPath = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
