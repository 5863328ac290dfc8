import type { Experiments } from '#shared/experiments.ts'

/** The experiments that run: none. `docs/experiments.md` says how to declare one. */
export const experiments: Experiments = []
