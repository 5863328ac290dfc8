import type { ContentAsset } from '#shared/contract/content.ts'
import { isProductId } from '#shared/contract/ids.ts'
import type { ProductTile } from '#shared/contract/product.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ShopFace } from '../../ui/stories.tsx'
import { TileSkeleton } from '../grid/grid-skeleton.tsx'
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
  const catalog = useCatalog()
  const ids = (asset.productIds ?? []).filter(isProductId).slice(0, MAX_PRODUCTS)
  if (ids.length === 0) return <Face asset={asset} tiles={[]} />
  return (
    <Deferred
      query={tilesQuery(catalog, ids)}
      fallback={<Face asset={asset} tiles={ids.map(() => null)} />}
    >
      {(tiles) => <Face asset={asset} tiles={tiles} />}
    </Deferred>
  )
}

interface FaceProps {
  asset: ContentAsset
  /** Null for a product that is being loaded. */
  tiles: readonly (ProductTile | null)[]
}

function Face({ asset, tiles }: FaceProps) {
  const layout = layoutOf(asset, tiles.length)
  return (
    <ShopFace layout={layout} id={asset.anchorId} {...sourceLanguage(asset)}>
      <div className="media">
        <CardPicture asset={asset} />
        <CardCopy asset={asset} />
      </div>
      <ShopTiles label={asset.heading} skeleton={<TileSkeleton />} tiles={tiles} />
    </ShopFace>
  )
}

function layoutOf({ image, video }: ContentAsset, count: number) {
  const isWide = !video && (image?.ratio ?? 0) > WIDE_RATIO
  if (isWide || count === 0) return 'stacked'
  if (count > 2) return 'row'
  return count === 1 ? 'one' : 'two'
}
