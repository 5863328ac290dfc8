import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { onShopEvent } from '../../app/shop-events.ts'

const arrival = lazyCode(async () => (await import('./arrival.tsx')).Arrival)

/** Says on a product's page when an order arrives, in the place that the document has for it. */
export function ArrivalHost() {
  const [place, setPlace] = useState(findPlace)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && setPlace(findPlace())), [])
  return (
    place && <LazyPart code={arrival}>{(Arrival) => createPortal(<Arrival />, place)}</LazyPart>
  )
}

const findPlace = () => document.querySelector<HTMLElement>('#content [data-arrival]')
