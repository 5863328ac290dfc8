import type { ContentAsset } from '#shared/content/content.ts'
import { isProductId } from '#shared/http/ids.ts'
import type { ProductTile } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog, useAppContext } from '../../kit/app-context.ts'
import { Deferred } from '../../kit/deferred.tsx'
import { actionProps } from '../../kit/document-actions.ts'
import { Html } from '../../kit/html.tsx'
import { usePictureLoading } from '../../kit/lead-picture.ts'
import { useHref } from '../../kit/link.ts'
import { atWidth } from '../../kit/picture-width.ts'
import { Stack } from '../../ui/layout.tsx'
import { Scene } from '../../ui/scenes/scenes.tsx'
import { Eyebrow, Heading, Prose } from '../../ui/text.tsx'
import { PriceText } from '../../kit/money/price-text.tsx'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { tilesQuery } from './tile-queries.ts'
import { tintOf } from './asset-attributes.ts'

type Spot = NonNullable<ContentAsset['hotspots']>[number]

/** Scenes whose products are links: on the picture, and in a list beside it. */
export const hotspotsModule = defineModule({ needs: ['image'], Component: Hotspots })

function Hotspots({ slot, position }: ModuleProps) {
  const scenes = slot.assets.filter(({ image }) => image)
  if (scenes.length === 0) return null
  return (
    <ModuleBand position={position}>
      <Stack gap="xxl">
        {scenes.map((asset) => (
          <ShoppableScene key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

function ShoppableScene({ asset }: { asset: ContentAsset }) {
  const { eyebrow, heading, paragraph, hotspots = [], lang } = asset
  const catalog = useCatalog()
  const ids = [...new Set(hotspots.map(({ productId }) => productId).filter(isProductId))]
  return (
    <Scene id={asset.anchorId} {...(lang && { lang, translate: 'no' as const })}>
      <ScenePicture asset={asset} />
      <div className="words">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {heading && <Heading>{heading}</Heading>}
        {paragraph && (
          <Prose>
            <Html html={paragraph} />
          </Prose>
        )}
        {ids.length > 0 && (
          <Deferred
            query={tilesQuery(catalog, ids)}
            // Links by the names that editors give, for browsers that do not run what the stream brings later.
            fallback={<SpotList asset={asset} spots={hotspots.flatMap(namedSpot)} />}
          >
            {(tiles) => (
              <SpotList asset={asset} spots={hotspots.flatMap((spot) => knownSpot(spot, tiles))} />
            )}
          </Deferred>
        )}
      </div>
    </Scene>
  )
}

/** Twice the width in which it is shown, for dense screens. */
const WIDTH = 1600

function ScenePicture({ asset: { image } }: { asset: ContentAsset }) {
  const link = image && atWidth(image.link, WIDTH)
  const loading = usePictureLoading(link === undefined ? null : { link })
  return (
    <div className="picture">
      <img {...loading} src={link} alt={image?.alt ?? ''} width={1200} height={900} />
    </div>
  )
}

/** A product of the scene with its place. */
interface ShownSpot extends Pick<Spot, 'productId' | 'x' | 'y'> {
  name: string
  path: string
  tile?: ProductTile
}

const namedSpot = ({ name, ...spot }: Spot): ShownSpot[] =>
  name === undefined
    ? []
    : [{ ...spot, name, path: routes.productById.href({ productId: spot.productId }) }]

/** A product that there is, by its own name. */
function knownSpot({ productId, x, y }: Spot, tiles: readonly ProductTile[]): ShownSpot[] {
  const tile = tiles.find(({ id }) => id === productId)
  return tile ? [{ productId, x, y, tile, name: tile.heading ?? tile.name, path: tile.path }] : []
}

interface SpotListProps {
  asset: ContentAsset
  spots: readonly ShownSpot[]
}

/** Each number is also where the product is on the picture. */
function SpotList({ asset, spots }: SpotListProps) {
  const href = useHref()
  if (spots.length === 0) return null
  return (
    <ol className="spots">
      {spots.map(({ productId, name, path, tile, x, y }, index) => {
        const place = tintOf(asset.id, productId)
        return (
          <li key={productId}>
            <a
              href={href(path)}
              {...(tile?.buys && tile.picture && actionProps('quickLook', tile.id))}
            >
              <SpotPlace className={place} x={x} y={y} />
              <span className={`pin ${place}`} aria-hidden="true">
                {index + 1}
              </span>{' '}
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>{' '}
              <span className="name">
                <span>{name}</span> {tile?.form && <span className="form">{tile.form}</span>}
              </span>
              {tile && <PriceText of={tile.id} price={tile.price} isFloor={tile.kind === 'set'} />}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

interface SpotPlaceProps {
  /** A class name unique to the element. */
  className: string
  /** In percent of the picture. */
  x: number
  y: number
}

/** Where on a picture an element is, as a style rule that the content security policy allows. */
function SpotPlace({ className, x, y }: SpotPlaceProps) {
  const { nonce } = useAppContext()
  return <style nonce={nonce}>{`.${className}{--spot-x:${x};--spot-y:${y}}`}</style>
}
