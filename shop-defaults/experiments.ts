import type { Experiments } from '#shared/experiments.ts'

/** The experiments that run: none. */
export const experiments: Experiments = []
