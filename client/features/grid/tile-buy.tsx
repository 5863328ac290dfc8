import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { ProductTile } from '#shared/product/product.ts'

import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { canBeLookedAt, tileOffer, type TileOffer, type TileSettings } from './tile-offer.ts'

interface TileBuyProps {
  tile: ProductTile
  settings: TileSettings
}

/**
 * The way into the bag. Actions of the document make more of it (`client/features/tiles`): what is in the bag has a
 * stepper here, and choices are made over the list. Without JavaScript they are a form and a link.
 */
export function TileBuy({ tile, settings }: TileBuyProps) {
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
      action={useHref()(actions.addToBag.path)}
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
