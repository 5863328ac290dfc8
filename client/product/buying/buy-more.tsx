import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { BagLine } from '#shared/bag/bag.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'
import type { LivePlace } from '#shared/availability/availability.ts'

import { findLine } from '../../bag/expected-bag.ts'
import { ActionNotice, OfflineNotice } from '../../bag/notices.tsx'
import { LineStepper } from '../../bag/line-stepper.tsx'
import { useBagMutation } from '../../bag/use-bag-mutation.ts'
import { useFilledBag } from '../../bag/use-bag.ts'
import { useAppContext, useCatalog } from '../../kit/app-context.ts'
import { cityLine, phoneAddress } from '../../kit/address-lines.ts'
import { preferencesQuery } from '../../preferences/queries.ts'
import { useHref } from '../../kit/link.ts'
import { flagOf, useSession } from '../../kit/session.ts'
import { mapAddress } from '../../stores/store-address.tsx'
import { InBag } from '../../ui/quantity.tsx'
import type { Choice } from '../choice.ts'
import { AddedDialog } from './added-dialog.tsx'
import type { Added } from './use-added-dialog.ts'

export interface BuyMoreProps {
  product: SetMember
  productId: ProductId
  choice: Choice
  mode: Fulfillment
  added: Added | null
  /** Called before it is painted, when the stepper replaces the form, and when it no longer does. */
  onHeld: (isHeld: boolean) => void
  onClose: () => void
}

/** For shoppers with a filled bag: the stepper, which replaces the form, and the dialog after adding. */
function BuyMore(props: BuyMoreProps) {
  const { productId, mode, added, onHeld } = props
  const bag = useFilledBag()
  const hasStepper = useHasStepper()
  const line = bag && hasStepper ? findLine(bag, productId, mode) : undefined
  const isHeld = Boolean(line)
  const reportHeld = useEffectEvent(onHeld)
  // Before paint, so that the form and the stepper are never visible together.
  useLayoutEffect(() => reportHeld(isHeld), [isHeld])
  useLayoutEffect(() => () => reportHeld(false), [])

  return (
    <>
      {line && <InBagStepper key={line.id} line={line} />}
      {added && <AddedDialog {...props} {...added} />}
    </>
  )
}

/** The site's preference, unless an experiment overrides it (spec 2 §6). */
function useHasStepper() {
  const isTried = flagOf(useSession(), 'pdpQuantitySelector')
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return isTried ?? preferences?.EnableQuantitySelectorPDP ?? false
}

export const buyMore = { BuyMore, StorePlace: features.pickup ? StorePlace : () => null }

/** The quantity in the bag, shown on the product's page. */
function InBagStepper({ line }: { line: BagLine }) {
  const href = useHref()
  const { mutate, isBusy, notice } = useBagMutation('updateLine')
  const noticeId = `${line.id}-notice`
  return (
    <InBag>
      <LineStepper line={line} mutate={mutate} describedBy={notice ? noticeId : undefined} />
      <p className="words">
        <FormattedMessage id="bag.isInBag" />{' '}
        <a href={href(routes.cart.href({}))} data-buys="">
          <FormattedMessage id="bag.view" />
        </a>
      </p>
      {isBusy && <OfflineNotice isPending />}
      {notice && <ActionNotice id={noticeId} text={notice} />}
    </InBag>
  )
}

/** Where the shopper's store is, its phone number, and when it is open today (spec 2 §3). */
function StorePlace({ place }: { place: LivePlace }) {
  const { country } = useAppContext().site
  const { address1, phone, hoursToday } = place
  return (
    <address>
      <a href={mapAddress(place)} target="_blank" rel="noopener" translate="no">
        {`${address1}, ${cityLine(place, country)}`}
      </a>{' '}
      {phone && (
        <a href={phoneAddress(phone, country)} translate="no">
          {phone}
        </a>
      )}{' '}
      {hoursToday && (
        <FormattedMessage tagName="span" id="stores.hoursToday" values={{ hours: hoursToday }} />
      )}
    </address>
  )
}
