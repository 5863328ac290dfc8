/** Well-formed ids, for code that does not parse data. Others are never sent upstream: `..` changes a path even when encoded. */

import type { Brand } from 'valibot'

type AssetId = string & Brand<'AssetId'>
type ProductId = string & Brand<'ProductId'>

export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,100}$/
export const CATEGORY_ID = /^[A-Za-z0-9_-]{1,100}$/
/** Of Love-It Lists and what is on them. */
export const LIST_ID = /^[\w-]{1,64}$/
export const ASSET_ID = /^[A-Za-z0-9_.-]{1,256}$/

export const isProductId = (id: string): id is ProductId => PRODUCT_ID.test(id)
export const isAssetId = (id: string): id is AssetId => ASSET_ID.test(id)

/** @throws if an id that the shop itself names is malformed */
export function assetId(id: string): AssetId {
  if (!isAssetId(id)) throw new Error(`"${id}" is no asset id`)
  return id
}
