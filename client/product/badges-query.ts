import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { badgeAssetId, badgeAssetIds } from '#shared/product/product-assets.ts'

/** The badge icons that products name. Badges are decoration: one without an asset is not shown. */
export const badgesQuery = (catalog: Catalog, badges: readonly string[]) => {
  const ids = badgeAssetIds(badges)
  return queryOptions({
    queryKey: ['badges', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return {}
      const assets = await catalog.getAssets({ id: ids }, signal).catch(() => [])
      return Object.fromEntries(assets.map((asset) => [asset.id, asset]))
    },
  })
}

/** The assets of these badges, in their order; badges without one are left out. */
export const badgeAssetsOf = <Asset>(badges: readonly string[], assetById: Record<string, Asset>) =>
  badges.flatMap((badge) => assetById[badgeAssetId(badge)] ?? [])
