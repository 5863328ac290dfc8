import { queryOptions } from '@tanstack/react-query'

import type { Shopper } from '#shared/contract/shopper.ts'

export const bagQuery = (shopper: Shopper) =>
  queryOptions({ queryKey: ['bag'], queryFn: ({ signal }) => shopper.getBag(signal) })
