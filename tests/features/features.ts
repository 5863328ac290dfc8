import { FEATURES, type Features } from '../../scripts/build/features-plugin.ts'

/** All features but one. */
export const without = (name: string): Features => ({ ...FEATURES, [name]: false })

/** None of the features. */
export const NONE: Features = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, false]))
