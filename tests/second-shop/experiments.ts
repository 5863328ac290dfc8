import type { Experiments } from '#shared/experiments.ts'

/** The experiments that run. */
export const experiments: Experiments = [
  {
    id: 'home_banner',
    page: 'home',
    variants: [{ name: 'rain' }, { name: 'makers', slots: { 'home-1': 'home-makers-1' } }],
  },
]
