import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { onShopEvent } from '../../app/shop-events.ts'
import { Arrival } from './arrival.tsx'

/** Says on a product's page when an order arrives, in the place that the document has for it. */
export function ArrivalHost() {
  const [place, setPlace] = useState(findPlace)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && setPlace(findPlace())), [])
  return place && createPortal(<Arrival />, place)
}

const findPlace = () => document.querySelector<HTMLElement>('#content [data-arrival]')
