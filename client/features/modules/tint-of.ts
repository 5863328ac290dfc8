/** The class name of an element in a color from content, by the ids of what it shows. */
export const tintOf = (...ids: readonly string[]) =>
  ['tint', ...ids].join('-').replaceAll(/[^\w-]/g, '_')
