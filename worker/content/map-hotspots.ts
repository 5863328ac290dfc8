import * as v from 'valibot'

import { PRODUCT_ID } from '#shared/http/ids.ts'
import type { ContentAsset } from '#shared/content/content.ts'

import type { WireAsset } from './upstream.ts'
import type { AssetReader } from './asset-reader.ts'
import { plainText } from '../markup/content-mapper.ts'

/** As many numbers fit on a picture without covering it. */
const MAX_SPOTS = 8
const MAX_JSON = 20_000
const FIELD = 'c_hotspots'

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const WireSpot = v.object({
  productId: v.pipe(v.string(), v.regex(PRODUCT_ID)),
  x: Percent,
  y: Percent,
  name: v.nullish(v.string()),
})

/** The products in a picture, each once, without those whose place is not on it. */
export function mapHotspots(
  raw: WireAsset['c_hotspots'],
  read: Pick<AssetReader, 'note'>,
): NonNullable<ContentAsset['hotspots']> {
  const spots = listIn(raw, read).flatMap((entry, index) => {
    const parsed = v.safeParse(WireSpot, entry)
    if (!parsed.success) {
      read.note(FIELD, `product ${index + 1} has no id or no place on the picture`)
      return []
    }
    const { name: raw, ...spot } = parsed.output
    const name = plainText(raw)
    return [{ ...spot, ...(name !== null && { name }) }]
  })
  const isFirst = ({ productId }: { productId: string }, index: number) =>
    spots.findIndex((other) => other.productId === productId) === index
  const different = spots.filter(isFirst)
  if (different.length > MAX_SPOTS) read.note(FIELD, `more than ${MAX_SPOTS} products`)
  return different.slice(0, MAX_SPOTS)
}

function listIn(raw: WireAsset['c_hotspots'], read: Pick<AssetReader, 'note'>): unknown[] {
  if (typeof raw !== 'string') return raw ?? []
  if (raw.trim() === '') return []
  try {
    const parsed: unknown = raw.length > MAX_JSON ? null : JSON.parse(raw)
    if (Array.isArray(parsed)) return parsed
  } catch {
    // Such as an editor's unfinished work.
  }
  read.note(FIELD, 'not a list in JSON')
  return []
}
