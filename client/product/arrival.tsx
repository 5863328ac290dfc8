import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'

import type { Arrival as ArrivalDays } from '#shared/product/arrival.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useSession } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { ArrivalText } from '../ui/arrival.tsx'
import { arrivalQuery } from './arrival-query.ts'

/** Says on a product's page when an order arrives, in the place that the document has for it. */
export function ArrivalHost() {
  const [place, setPlace] = useState(findPlace)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && setPlace(findPlace())), [])
  return place && createPortal(<Arrival />, place)
}

const findPlace = () => document.querySelector<HTMLElement>('#content [data-arrival]')

/** When the product arrives where the visitor is; when pickup is chosen, when the store has it ready. */
function Arrival() {
  const { site, locale } = useAppContext()
  const session = useSession()
  const storeId = session?.store?.storeId ?? null
  const fulfillment = useChosenFulfillment()
  // The store is part of the question.
  const { data } = useQuery({
    ...arrivalQuery({ site, locale }, storeId),
    enabled: session !== undefined,
  })
  if (!data) return null
  return fulfillment === 'pickup' ? <Pickup arrival={data} /> : <Shipping arrival={data} />
}

function Shipping({ arrival: { shipping } }: { arrival: ArrivalDays }) {
  if (!shipping) return null
  const { from, to, method } = shipping
  return (
    <ArrivalText>
      <p className="day">
        {from === to ? (
          <FormattedMessage tagName="span" id="arrival.day" values={{ day: from }} />
        ) : (
          <FormattedMessage tagName="span" id="arrival.days" values={{ from, to }} />
        )}
      </p>
      <p className="how">{method}</p>
    </ArrivalText>
  )
}

function Pickup({ arrival: { pickup } }: { arrival: ArrivalDays }) {
  if (!pickup) return null
  return (
    <ArrivalText>
      <p className="day">
        <FormattedMessage tagName="span" id="arrival.pickup" values={{ day: pickup.readyBy }} />
      </p>
      <p className="how">{pickup.storeName}</p>
    </ArrivalText>
  )
}

/** The way that is chosen where the product is bought. */
function useChosenFulfillment() {
  const [chosen, setChosen] = useState(checkedFulfillment)
  useEffect(() => {
    const listening = new AbortController()
    const update = () => setChosen(checkedFulfillment())
    document.addEventListener('change', update, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return chosen
}

function checkedFulfillment(): Fulfillment {
  const checked = document.querySelector('#content [name="fulfillment"]:checked')
  return checked instanceof HTMLInputElement && checked.value === 'pickup' ? 'pickup' : 'shipping'
}
