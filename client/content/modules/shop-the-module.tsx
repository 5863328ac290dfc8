import { useId } from 'react'

import type { ContentAsset } from '#shared/content/content.ts'
import { isProductId } from '#shared/http/ids.ts'
import type { ProductTile as Tile } from '#shared/product/product.ts'

import { useCatalog } from '../../kit/app-context.ts'
import { Deferred } from '../../kit/deferred.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ShopFace } from '../../ui/stories/stories.tsx'
import { CardCopy, CardPicture } from './card-parts.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { COPY, defineModule, GRAPHIC, isGraphic, type ModuleProps } from './module.ts'
import { sourceLanguage } from './asset-attributes.ts'
import { tilesQuery } from './tile-queries.ts'
import { TrackButton } from '../../kit/track-button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { TrackArrows } from '../../ui/modules.tsx'
import { TileSkeleton } from '../../listing/grid-skeleton.tsx'
import { ProductTile } from '../../listing/product-tile.tsx'
import { useTileSettings } from '../../listing/product-list.tsx'

const MAX_PRODUCTS = 24
/** Pictures wider than that are above the products (spec 3 §2.5). */
const WIDE_RATIO = 1.4

/** A picture or a film with copy, and the products in it. */
export const shopModule = defineModule({
  needs: [...GRAPHIC, 'productIds'],
  Component: ShopTheModule,
})

function ShopTheModule({ slot, position }: ModuleProps) {
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
  // Products alone have the whole width.
  const isLed = isGraphic(asset) || COPY.some((field) => asset[field] !== undefined)
  const layout = isLed && !isWide ? 'beside' : 'stacked'
  return (
    <ShopFace layout={layout} id={asset.anchorId} {...sourceLanguage(asset)}>
      {isLed && (
        <div className="media">
          <CardPicture asset={asset} />
          <CardCopy asset={asset} />
        </div>
      )}
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

/** More products are in a row that scrolls (spec 3 §2.5). */
const MAX_BESIDE = 2

interface ShopTilesProps {
  label: string | undefined
  /** Null for a product that is being loaded. */
  tiles: readonly (Tile | null)[]
}

/** The products of a picture: one, two beside each other, or a row. */
function ShopTiles({ label, tiles }: ShopTilesProps) {
  const id = useId()
  const settings = useTileSettings()
  if (tiles.length === 0) return null
  const items = tiles.map((tile, index) =>
    tile === null ? (
      <TileSkeleton key={index} />
    ) : (
      <ProductTile key={tile.id} tile={tile} settings={settings} />
    ),
  )
  if (tiles.length <= MAX_BESIDE) return <ul className="products">{items}</ul>
  return (
    <div className="products">
      <TrackArrows>
        <TrackButton trackId={id} step={-0.8} />
        <TrackButton trackId={id} step={0.8} />
      </TrackArrows>
      <Track items="tiles" id={id} data-track="" aria-label={label}>
        {items}
      </Track>
    </div>
  )
}
