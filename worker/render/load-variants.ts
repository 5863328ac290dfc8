import { experiments } from '#shop/experiments.ts'

/** Loads the code that chooses variants. Null while no experiment runs. */
export const loadVariants = async () =>
  experiments.length > 0 ? import('./page-variants.ts') : null
