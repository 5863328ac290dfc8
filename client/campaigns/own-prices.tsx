import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { MOST_OWN_PRICES, type OwnPrice } from '#shared/campaigns/own-price.ts'
import { isProductId } from '#shared/http/ids.ts'
import type { ProductId } from '#shared/product/product.ts'

import { useAppContext } from '../kit/app-context.ts'
import { PriceWords } from '../kit/money/price-words.tsx'
import { usePlaces } from '../kit/use-places.ts'
import { ownPricesQuery } from './queries.ts'

/**
 * The prices of a visitor who came with a source code, in place of those of the page, which are the same for everyone. A
 * price that cannot be read stays that of the page: the bag shows what commerce charges.
 */
export function OwnPrices() {
  const places = usePlaces('data-price-of')
  const ids = [...new Set(places.map(({ value }) => value))].filter(isProductId)
  const count = Math.ceil(ids.length / MOST_OWN_PRICES)
  return Array.from({ length: count }, (_, at) => {
    const some = ids.slice(at * MOST_OWN_PRICES, (at + 1) * MOST_OWN_PRICES)
    return <PricesOf key={at} ids={some} places={places} />
  })
}

interface PricesOfProps {
  /** As many as one request prices. */
  ids: readonly ProductId[]
  places: ReturnType<typeof usePlaces>
}

function PricesOf({ ids, places }: PricesOfProps) {
  const prices = useQuery(ownPricesQuery(useAppContext(), ids)).data ?? []
  return places.map(({ key, element, value }) => {
    const own = prices.find(({ id }) => id === value)
    return own && <OwnPriceText key={key} place={element} own={own} />
  })
}

interface OwnPriceTextProps {
  /** The price of the page. */
  place: HTMLElement
  own: OwnPrice
}

/** A line of the same look, right after the one that it hides. */
function OwnPriceText({ place, own: { price, isFloor } }: OwnPriceTextProps) {
  const [line] = useState(() => lineLike(place))
  useLayoutEffect(() => {
    place.after(line)
    place.toggleAttribute('data-replaced', true)
    return () => {
      line.remove()
      place.removeAttribute('data-replaced')
    }
  }, [line, place])
  return createPortal(<PriceWords price={price} isFloor={isFloor} />, line)
}

function lineLike({ className }: HTMLElement) {
  const line = document.createElement('p')
  line.className = className
  return line
}
