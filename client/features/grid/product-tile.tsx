import { FormattedMessage, useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'
import type { ProductTile as Tile } from '#shared/product/product.ts'

import { actionProps } from '../../app/document-actions.ts'
import { usePictureLoading } from '../../app/lead-picture.ts'
import { useHref } from '../../app/link.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { badgeAssetsOf } from '../catalog/queries.ts'
import { PriceText } from '../money/price-text.tsx'
import { ProductBadges } from '../product/product-badges.tsx'
import { TileBuy } from './tile-buy.tsx'
import { canBeLookedAt, type TileSettings } from './tile-offer.ts'
import { TileRating } from '../../reviews/tile-rating.tsx'
import { Heart } from '../../wish-list/heart.tsx'

interface ProductTileProps {
  tile: Tile
  badgeAssets?: Record<string, ContentAsset>
  /** Whether the tile is the first one of a list at the top of a page. */
  isFirst?: boolean
  /** What the site offers on the tiles of a list. A tile in a row without them only leads to its product. */
  settings?: TileSettings
}

export function ProductTile({
  tile,
  badgeAssets = {},
  isFirst = false,
  settings,
}: ProductTileProps) {
  const badges = badgeAssetsOf(tile.badges, badgeAssets)
  const id = settings && tile.id
  const content = () => <TileContent {...{ tile, badges, isFirst, settings }} />
  // The lead picture of a page is chosen while it is rendered.
  if (isFirst) return <ProductCard data-tile={id}>{content()}</ProductCard>
  return (
    <ServerMarkup as={ProductCard} data-tile={id} data={[tile, badges, settings]}>
      {content}
    </ServerMarkup>
  )
}

interface TileContentProps {
  tile: Tile
  badges: readonly ContentAsset[]
  isFirst: boolean
  settings: TileSettings | undefined
}

function TileContent({ tile, badges, isFirst, settings }: TileContentProps) {
  const { callout } = tile
  return (
    <>
      <div className="picture">
        <TilePicture picture={tile.picture} isFirst={isFirst} />
        <ProductBadges assets={badges} />
        {settings && <OnPicture tile={tile} settings={settings} />}
      </div>
      <div className="words">
        <TileNames tile={tile} />
        <Choices choices={tile.choices} swatches={tile.swatches} />
        <PriceText price={tile.price} isFloor={tile.kind === 'set'} />
        {callout && <p className="callout">{callout}</p>}
        {settings?.hasRatings && <TileRating {...tile} />}
      </div>
      {settings && <TileBuy tile={tile} settings={settings} />}
    </>
  )
}

const OnPicture = ({ tile, settings }: Required<Pick<ProductTileProps, 'tile' | 'settings'>>) => (
  <>
    <Heart {...tile} productId={tile.id} />
    {settings.hasQuickLook && canBeLookedAt(tile) && <QuickLookLink tile={tile} />}
  </>
)

/** Opens the product over the list. Choices have a link of their own below. */
function QuickLookLink({ tile: { id, name, path, buys } }: { tile: Tile }) {
  const intl = useIntl()
  const href = useHref()
  if (!buys) return null
  return (
    <a
      className="look"
      href={href(path)}
      {...actionProps('quickLook', id)}
      aria-label={intl.formatMessage({ id: 'tile.quickLookNamed' }, { name })}
    >
      <FormattedMessage id="tile.quickLook" />
    </a>
  )
}

/** Decorative: the name beside it says the same. */
function TilePicture({ picture, isFirst }: { picture: Tile['picture']; isFirst: boolean }) {
  const loading = usePictureLoading(picture, isFirst)
  if (!picture) {
    return (
      <span className="none">
        <Icon name="bag" size={48} />
      </span>
    )
  }
  return <img {...loading} src={picture.link} alt="" width={800} height={1000} />
}

/** The link text includes the form; visually, the form is on its own line. */
function TileNames({ tile }: { tile: Tile }) {
  const href = useHref()
  const { name, fragranceName, form, path } = tile
  const what = fragranceName ? form : null
  return (
    <>
      <h3 className="name">
        <a href={href(path)}>
          <span>{fragranceName ?? name}</span>
          {what && <span className="visually-hidden">{`, ${what}`}</span>}
        </a>
      </h3>
      {what && (
        <p className="form" aria-hidden="true">
          {what}
        </p>
      )}
    </>
  )
}

const choiceMessages = {
  size: 'tile.sizes',
  fragrance: 'tile.fragrances',
  color: 'tile.colors',
} as const

/** How many there are to choose from; of colors, also which. */
function Choices({ choices, swatches }: Pick<Tile, 'choices' | 'swatches'>) {
  if (!choices || choices.count < 2 || !isChoice(choices.attribute)) return null
  return (
    <p className="choices">
      {swatches.map(({ link }) => (
        <img key={link} loading="lazy" src={link} alt="" width={16} height={16} />
      ))}
      <FormattedMessage
        tagName="span"
        id={choiceMessages[choices.attribute]}
        values={{ count: choices.count }}
      />
    </p>
  )
}

const isChoice = (attribute: string): attribute is keyof typeof choiceMessages =>
  attribute in choiceMessages
