import { queryOptions } from '@tanstack/react-query'

import { campaignEndpoints } from '#shared/campaigns/endpoints.ts'
import type { OwnPrice } from '#shared/campaigns/own-price.ts'
import type { ProductId } from '#shared/product/product.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

export const OWN_PRICES_KEY = ['own-prices']

/** A price changes less often than a shopper looks at it (ms). */
const FRESH_MS = 300_000

export const ownPricesQuery = (
  { site: { id: site }, locale }: Pick<AppContextValue, 'site' | 'locale'>,
  ids: readonly ProductId[],
) =>
  queryOptions({
    queryKey: [...OWN_PRICES_KEY, { site, locale }, ids],
    queryFn: ({ signal }) =>
      createHttpPort(campaignEndpoints, { site: { id: site }, locale }).getOwnPrices(
        { ids },
        signal,
      ),
    staleTime: FRESH_MS,
    // Prices that are known stay while others are read.
    placeholderData: (before: OwnPrice[] | undefined) => before,
  })
