import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { bagActions } from '#shared/bag/actions.ts'
import type { ContentAsset } from '#shared/content/content.ts'
import type { ProductTile as Tile } from '#shared/product/product.ts'

import { badgeAssetsOf } from '../product/badges-query.ts'
import { actionProps } from '../kit/document-actions.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { usePictureLoading } from '../kit/lead-picture.ts'
import { useHref } from '../kit/link.ts'
import { PriceText } from '../kit/money/price-text.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { ProductBadges } from '../product/product-badges.tsx'
import { TileRating } from '../reviews/stars.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProductCard } from '../ui/product-card.tsx'
import { Heart } from '../wish-list/heart.tsx'
import { PlaceInTile } from '../slots/place.tsx'
import { tileEnd as TileEnd } from '../slots/slots.ts'
import { canBeLookedAt, tileOffer, type TileOffer, type TileSettings } from './tile-offer.ts'

interface ProductTileProps {
  tile: Tile
  badgeAssets?: Record<string, ContentAsset>
  /** Whether the tile is the first one of a list at the top of a page. */
  isFirst?: boolean
  /** The site's settings for the tiles of a list. Without them, a tile only leads to its product. */
  settings?: TileSettings
}

export function ProductTile({
  tile,
  badgeAssets = {},
  isFirst = false,
  settings,
}: ProductTileProps) {
  const badges = badgeAssetsOf(tile.badges, badgeAssets)
  // What analytics reads of a tile, which React may not know in the browser.
  const facts = { 'data-tile': settings && tile.id, 'data-price': tile.price?.now.minorUnits }
  const content = () => <TileContent {...{ tile, badges, isFirst, settings }} />
  // The lead picture of a page is chosen while it is rendered.
  if (isFirst) return <ProductCard {...facts}>{content()}</ProductCard>
  return (
    <ServerMarkup as={ProductCard} {...facts} data={[tile, badges, settings]}>
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
        <PriceText of={tile.id} price={tile.price} isFloor={tile.kind === 'set'} />
        {callout && <p className="callout">{callout}</p>}
        {features.reviews && settings?.hasRatings && <TileRating {...tile} />}
        {TileEnd && (
          <PlaceInTile>
            <TileEnd tile={tile} />
          </PlaceInTile>
        )}
      </div>
      {settings && <TileBuy tile={tile} settings={settings} />}
    </>
  )
}

const OnPicture = ({ tile, settings }: Required<Pick<ProductTileProps, 'tile' | 'settings'>>) => (
  <>
    {features.wishList && <Heart {...tile} productId={tile.id} />}
    {settings.hasQuickLook && canBeLookedAt(tile) && <QuickLookLink tile={tile} />}
  </>
)

/** Opens the quick look. Products with choices have a separate link below. */
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

/** Decorative: the name is beside it. */
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
  const { name, heading, form, path } = tile
  const what = heading ? form : null
  return (
    <>
      <h3 className="name">
        <a href={href(path)}>
          <span>{heading ?? name}</span>
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

/** How many there are to choose from; of colors, also which. */
function Choices({ choices, swatches }: Pick<Tile, 'choices' | 'swatches'>) {
  if (!choices || choices.count < 2) return null
  return (
    <p className="choices">
      {swatches.map(({ link }) => (
        <img key={link} loading="lazy" src={link} alt="" width={16} height={16} />
      ))}
      <FormattedMessage tagName="span" id="tile.choices" values={choices} />
    </p>
  )
}

interface TileBuyProps {
  tile: Tile
  settings: TileSettings
}

/**
 * Adds the product to the bag. Actions of the document enhance it (`client/listing/tile-actions.tsx`): products in the bag
 * get a stepper, and variants are chosen in a quick look. Without JavaScript it is a form or a link.
 */
function TileBuy({ tile, settings }: TileBuyProps) {
  const offer = tileOffer(tile, settings)
  if (offer.can === 'nothing') {
    return (
      <p className="buy sold-out">
        <FormattedMessage id="product.soldOut" />
      </p>
    )
  }
  if (offer.can === 'choose') return <ChooseLink tile={tile} settings={settings} />
  return (
    <div className="buy" data-buy={offer.productId}>
      <AddForm name={tile.name} offer={offer} />
    </div>
  )
}

function AddForm({ name, offer }: { name: string; offer: Extract<TileOffer, { can: 'add' }> }) {
  const intl = useIntl()
  const { productId, quantity, fulfillment, isForMembers } = offer
  const isPickedUp = fulfillment === 'pickup'
  const words = wordsOf(offer)
  return (
    <form
      action={useHref()(bagActions.addToBag.path)}
      method="post"
      {...actionProps('addFromTile', isForMembers ? 'members' : 'anyone')}
    >
      <HiddenFields fields={{ productId, quantity, ...(isPickedUp && { fulfillment }) }} />
      <button
        type="submit"
        className="add"
        aria-label={intl.formatMessage({ id: words.label }, { name })}
      >
        <FormattedMessage tagName="span" id={words.text} />
      </button>
    </form>
  )
}

function wordsOf({ isForMembers, fulfillment }: Extract<TileOffer, { can: 'add' }>) {
  if (isForMembers) return WORDS.members
  return WORDS[fulfillment]
}

const WORDS = {
  members: { text: 'bag.signInToBuy', label: 'tile.signInToBuyNamed' },
  shipping: { text: 'bag.add', label: 'bag.addNamed' },
  pickup: { text: 'tile.addForPickup', label: 'tile.addForPickupNamed' },
} as const

function ChooseLink({ tile, settings }: TileBuyProps) {
  const intl = useIntl()
  const href = useHref()
  const { id, name, path } = tile
  const isOver = settings.hasQuickLook && canBeLookedAt(tile)
  return (
    <div className="buy">
      <a
        className="add"
        href={href(path)}
        {...(isOver && actionProps('quickLook', id))}
        aria-label={intl.formatMessage({ id: 'tile.chooseNamed' }, { name })}
      >
        <FormattedMessage id="tile.choose" />
      </a>
    </div>
  )
}
