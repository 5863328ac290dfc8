import type { SeedPrice, SeedProduct } from '../../catalog/model.ts'

/** What a dollar of a US price becomes: taxes are included in Britain and Ireland. */
const rates = { us: 1, ca: 1.36, gb: 0.88, ie: 1.02 } as const

const OFF = 0.3

/** Whole amounts in each currency, and a third less on sale: none is an exact conversion of another. */
export const pricesFrom = (dollars: number, isOnSale: boolean): SeedProduct['price'] =>
  Object.fromEntries(
    Object.entries(rates).map(([site, rate]): [string, SeedPrice] => {
      const list = inWholeUnits(dollars * rate, site === 'ca' ? 2 : 1)
      return [
        site,
        isOnSale ? { list, sale: inWholeUnits((list / 100) * (1 - OFF), 1) - 1 } : { list },
      ]
    }),
  )

/** In minor units. */
const inWholeUnits = (amount: number, step: number) => Math.round(amount / step) * step * 100
