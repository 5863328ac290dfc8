/** Matches paths that contain one of these patterns. */
export const anyOf = (...paths: string[]) => new RegExp(paths.join('|'))
