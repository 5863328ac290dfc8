import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'

import type { Cache } from '../cache/cache.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { lineProduct, type LineProduct } from './cache.ts'
import { mapPictures } from './map-pictures.ts'
import { readProductsOfLines, type WireProduct } from './products.ts'

/** The most products that one call accepts. */
const MAX_IDS = 24

interface LineSources {
  commerce: CommerceClient
  cache: Pick<Cache, 'read' | 'find'>
  mapper: ContentMapper
}

/** What lines lack, by product id. Unknown products are left out. */
export type LineProducts = ReadonlyMap<string, LineProduct>

export const NO_PRODUCTS: LineProducts = new Map()

/**
 * Picture and chosen values of the products of lines that lack them. All that the cache does not have fresh take one call.
 * Lines exist without them, so a failure leaves them out.
 */
export async function readLineProducts(
  { commerce, cache, mapper }: LineSources,
  asked: readonly string[],
): Promise<LineProducts> {
  const ids = [...new Set(asked)].flatMap((id) => {
    const parsed = v.safeParse(ProductId, id)
    return parsed.success ? [parsed.output] : []
  })
  const keyOf = (id: ProductId) => [mapper.site.id, mapper.locale, id]
  const found = await Promise.all(
    ids.map(async (id) => ({ id, stored: await cache.find(lineProduct, keyOf(id)) })),
  )
  const outdated = found.flatMap(({ id, stored }) => (stored?.outcome === 'fresh' ? [] : [id]))
  const calls = new Map<number, Promise<WireProduct[]>>()
  const loadOne = async (id: ProductId, signal: AbortSignal) => {
    const from = Math.floor(outdated.indexOf(id) / MAX_IDS) * MAX_IDS
    const call =
      calls.get(from) ??
      readProductsOfLines(commerce, { ids: outdated.slice(from, from + MAX_IDS), signal })
    calls.set(from, call)
    const wire = (await call).find((product) => product.id === id)
    return wire ? mapLineProduct(wire, mapper) : null
  }
  const products = await Promise.all(
    found.map(async ({ id, stored }) => {
      const options = { key: keyOf(id), load: (signal: AbortSignal) => loadOne(id, signal) }
      const isFresh = stored?.outcome === 'fresh'
      const read = isFresh ? stored : await cache.read(lineProduct, options).catch(() => null)
      return [id, read?.value ?? null] as const
    }),
  )
  return new Map(products.flatMap(([id, product]) => (product ? [[id, product]] : [])))
}

function mapLineProduct(wire: WireProduct, mapper: ContentMapper): LineProduct {
  const { variationValues } = wire
  const { pictures, picturesByChoice } = mapPictures(wire.imageGroups, mapper)
  const chosen = picturesByChoice.find(({ values }) =>
    Object.entries(values).every(([id, value]) => variationValues[id] === value),
  )
  const picture = chosen?.pictures[0] ?? pictures[0] ?? picturesByChoice[0]?.pictures[0] ?? null
  return {
    // The line says the name already.
    picture: picture && { ...picture, alt: '' },
    attributes: wire.variationAttributes.flatMap(({ id, name, values }) => {
      const value = values.find((each) => each.value === variationValues[id])
      const text = plainText(value?.name) ?? plainText(variationValues[id])
      return text === null ? [] : [{ name: plainText(name), value: text }]
    }),
  }
}
