import type { ContentAsset } from '#shared/content/content.ts'
import { isProductId } from '#shared/http/ids.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ShopFace } from '../../ui/stories/stories.tsx'
import { CardCopy } from './card-copy.tsx'
import { CardPicture } from './card-picture.tsx'
import { ModuleBand } from './module-band.tsx'
import { ModuleHead } from './module-head.tsx'
import type { ModuleProps } from './module.ts'
import { ShopTiles } from './shop-tiles.tsx'
import { sourceLanguage } from './source-language.ts'
import { tilesQuery } from './tiles-query.ts'

const MAX_PRODUCTS = 24
/** Pictures wider than that are above the products (spec 3 §2.5). */
const WIDE_RATIO = 1.4

/** A picture or a film with copy, and the products in it. */
export function ShopTheModule({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={slot.heading} />
      <Stack gap="xxl">
        {assets.map((asset) => (
          <Shop key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

function Shop({ asset }: { asset: ContentAsset }) {
  const { image, video } = asset
  const isWide = !video && (image?.ratio ?? 0) > WIDE_RATIO
  return (
    <ShopFace layout={isWide ? 'stacked' : 'beside'} id={asset.anchorId} {...sourceLanguage(asset)}>
      <div className="media">
        <CardPicture asset={asset} />
        <CardCopy asset={asset} />
      </div>
      <ShopProducts asset={asset} />
    </ShopFace>
  )
}

function ShopProducts({ asset: { productIds = [], heading } }: { asset: ContentAsset }) {
  const catalog = useCatalog()
  const ids = productIds.filter(isProductId).slice(0, MAX_PRODUCTS)
  if (ids.length === 0) return null
  return (
    <Deferred
      query={tilesQuery(catalog, ids)}
      fallback={<ShopTiles label={heading} tiles={ids.map(() => null)} />}
    >
      {(tiles) => <ShopTiles label={heading} tiles={tiles} />}
    </Deferred>
  )
}
