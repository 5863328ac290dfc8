import * as v from 'valibot'

import { PRODUCT_ID } from '#shared/contract/ids.ts'
import type { ContentAsset } from '#shared/contract/content.ts'

import type { WireAsset } from '../commerce/content.ts'
import { plainText } from './content-mapper.ts'

/** As many numbers fit on a picture without covering it. */
const MAX_SPOTS = 8
const MAX_JSON = 20_000

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const WireSpot = v.object({
  productId: v.pipe(v.string(), v.regex(PRODUCT_ID)),
  x: Percent,
  y: Percent,
  name: v.nullish(v.string()),
})

/** The products in a picture, each once, without those whose place is not on it. */
export function mapHotspots(raw: WireAsset['c_hotspots']): NonNullable<ContentAsset['hotspots']> {
  const spots = listIn(raw).flatMap((entry) => {
    const parsed = v.safeParse(WireSpot, entry)
    if (!parsed.success) return []
    const { name: raw, ...spot } = parsed.output
    const name = plainText(raw)
    return [{ ...spot, ...(name !== null && { name }) }]
  })
  const isFirst = ({ productId }: { productId: string }, index: number) =>
    spots.findIndex((other) => other.productId === productId) === index
  return spots.filter(isFirst).slice(0, MAX_SPOTS)
}

function listIn(raw: WireAsset['c_hotspots']): unknown[] {
  if (typeof raw !== 'string') return raw ?? []
  if (raw.length > MAX_JSON) return []
  try {
    const parsed: unknown = JSON.parse(raw)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    // An editor's unfinished work shows no products.
    return []
  }
}
