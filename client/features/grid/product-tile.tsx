import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/contract/content.ts'
import type { ProductTile as Tile } from '#shared/contract/product.ts'

import { useHref } from '../../frame/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { badgeAssetsOf } from '../catalog/queries.ts'
import { PriceText } from '../money/price-text.tsx'
import { ProductBadges } from '../product/product-badges.tsx'

interface ProductTileProps {
  tile: Tile
  badgeAssets?: Record<string, ContentAsset>
  /** Fetched at once: the first row of a page, and nothing below it. */
  eager?: boolean
}

export function ProductTile({ tile, badgeAssets = {}, eager = false }: ProductTileProps) {
  const href = useHref()
  const { name, fragranceName, form, picture, callout } = tile

  return (
    <ProductCard>
      <div className="picture">
        {picture ? (
          <img
            src={picture.link}
            alt=""
            width={800}
            height={1000}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <span className="none">
            <Icon name="bag" size={40} />
          </span>
        )}
        <ProductBadges assets={badgeAssetsOf(tile.badges, badgeAssets)} />
      </div>
      <div className="words">
        <h3 className="name">
          <a href={href(tile.path)}>
            {fragranceName ?? name}
            {fragranceName && form && <span className="visually-hidden"> {form}</span>}
          </a>
        </h3>
        {fragranceName && form && (
          <p className="form" aria-hidden="true">
            {form}
          </p>
        )}
        <Choices choices={tile.choices} />
        <PriceText price={tile.price} />
        {callout && <p className="callout">{callout}</p>}
        {!tile.orderable && (
          <p className="sold-out">
            <FormattedMessage id="product.soldOut" />
          </p>
        )}
      </div>
    </ProductCard>
  )
}

const choiceMessages = {
  size: 'tile.sizes',
  fragrance: 'tile.fragrances',
  color: 'tile.colors',
} as const

function Choices({ choices }: Pick<Tile, 'choices'>) {
  if (!choices || choices.count < 2 || !isChoice(choices.attribute)) return null
  return (
    <p className="choices">
      <FormattedMessage id={choiceMessages[choices.attribute]} values={{ count: choices.count }} />
    </p>
  )
}

const isChoice = (attribute: string): attribute is keyof typeof choiceMessages =>
  attribute in choiceMessages
