import { isAssetId } from './contract/ids.ts'

export const badgeAssetId = (badge: string) => `product-tile-badgeicon-${badge}`

/** The assets of badge icons, in a fixed order. */
export const badgeAssetIds = (badges: readonly string[]) =>
  assetIdsIn([...new Set(badges)].toSorted().map(badgeAssetId))

/** The asset of a product's own banner, if it has one. */
export const bannerAssetIds = (contentAssetId: string | null | undefined) =>
  assetIdsIn([contentAssetId])

const assetIdsIn = (ids: readonly (string | null | undefined)[]) =>
  ids.filter((id) => id != null).filter(isAssetId)
