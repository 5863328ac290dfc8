import { isAssetId } from '../http/ids.ts'

/** The asset with the sizes, and the id of the dialog that shows it. */
export const SIZE_GUIDE = 'size-guide'

export const badgeAssetId = (badge: string) => `product-tile-badgeicon-${badge}`

/** The assets of badge icons, in a fixed order. */
export const badgeAssetIds = (badges: readonly string[]) =>
  assetIdsIn([...new Set(badges)].toSorted().map(badgeAssetId))

/** The asset of a product's own banner, if it has one. */
export const bannerAssetIds = (contentAssetId: string | null | undefined) =>
  assetIdsIn([contentAssetId])

const assetIdsIn = (ids: readonly (string | null | undefined)[]) =>
  ids.filter((id) => id != null).filter(isAssetId)
