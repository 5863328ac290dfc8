import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Bag } from '#shared/bag/bag.ts'

import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import type { GiftCertificatesProps } from './gift-certificates.tsx'

const notices = lazyCode(async () => (await import('./change-notices.tsx')).bagNotices)

const hasNotice = ({ notAdded, isPickupMoved }: Bag) => Boolean(notAdded ?? isPickupMoved)

/** Loads the code of notices before a bag that needs it is rendered. */
export const loadNotices = (bag: Bag) => hasNotice(bag) && notices.load()

/** Notices about products that the last change left out, and about a moved pickup. Few bags have either. */
export function BagNotices({ bag, canDismiss = false }: { bag: Bag; canDismiss?: boolean }) {
  const { notAdded, isPickupMoved, pickupStore } = bag
  return (
    hasNotice(bag) && (
      <LazyPart code={notices}>
        {({ NotAddedNotice, PickupMovedNotice }) => (
          <>
            {notAdded && <NotAddedNotice items={notAdded} canDismiss={canDismiss} />}
            {features.pickup && isPickupMoved && (
              <PickupMovedNotice store={pickupStore} canDismiss={canDismiss} />
            )}
          </>
        )}
      </LazyPart>
    )
  )
}

/** Few bags contain gift certificates. */
export const giftCertificates = lazyCode(
  async () => (await import('./gift-certificates.tsx')).GiftCertificates,
)

/** The gift certificates of a bag, apart from its lines. */
export function GiftCertificatesPart(props: GiftCertificatesProps) {
  const { certificates } = props
  if (!features.giftCards || certificates.length === 0) return null
  const count = (
    <FormattedMessage tagName="span" id="bag.giftCards" values={{ count: certificates.length }} />
  )
  return (
    <LazyPart code={giftCertificates} failed={count}>
      {(GiftCertificates) => <GiftCertificates {...props} />}
    </LazyPart>
  )
}
