import * as v from 'valibot'

import { localizeCustom } from '../platform/localized.ts'
import type { ProductCard, ProductDocument } from '../products/document.ts'
import { valueList, prepare, parseRows, sql } from '../platform/sql.ts'
import type { SearchRequest } from './request.ts'

const CustomRow = v.object({ id: v.string(), custom: v.string() })

/** The requested `c_` properties of every variant of these products. */
export async function readVariantProperties(
  db: D1Database,
  cards: Iterable<ProductCard>,
  { language, expand, allVariationProperties, variationProperties }: SearchRequest,
): Promise<ReadonlyMap<string, object>> {
  const isWanted = expand.has('variations') && allVariationProperties
  if (!isWanted || variationProperties.length === 0) return new Map()
  const ids = [...cards].flatMap(({ variants = [] }) => variants.map(({ id }) => id))
  const rows = await prepare(
    db,
    sql`SELECT id, document -> '$.custom' AS custom FROM products WHERE id IN ${valueList(ids)}`,
  ).all()
  return new Map(
    parseRows(CustomRow, rows).map((row) => {
      const custom: ProductDocument['custom'] = JSON.parse(row.custom)
      const named = Object.entries(custom).filter(([name]) => variationProperties.includes(name))
      return [row.id, localizeCustom(Object.fromEntries(named), language)]
    }),
  )
}
