import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine, GiftCertificate } from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'

import { BagHead, BagLayout } from '../../ui/bag/bag.tsx'
import { Heading } from '../../ui/text.tsx'
import { BagLineItem } from './bag-line-item.tsx'
import { BagShipments } from './bag-shipments.tsx'
import { BonusChoices } from './bonus-choices.tsx'
import { BagSummary } from './bag-summary.tsx'
import type { BagMutation } from './expected-bag.ts'
import { GiftCertificatesPart } from './gift-certificates-part.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { preloadBagMutations } from './use-bag-mutation.ts'

interface FilledBagProps {
  bag: Bag
  pending: readonly BagMutation[]
  onRemove: (item: BagLine | GiftCertificate) => void
  /** What a member has to use. */
  Rewards: ComponentType<{ bag: Bag }>
  /** Another way to the checkout. */
  otherWay: ReactNode
}

/** The lines of the bag beside its summary. */
export function FilledBag({ bag, pending, onRemove, Rewards, otherWay }: FilledBagProps) {
  // Every control here needs the mutation code: load it before the connection can be lost.
  useEffect(() => preloadBagMutations(), [])
  return (
    <>
      <BagHead>
        <Heading as="h1">
          <FormattedMessage id="bag.heading" />
        </Heading>
        <p className="count">
          <FormattedMessage tagName="span" id="order.items" values={{ count: bag.count }} />
        </p>
      </BagHead>
      <OfflineNotice isPending={pending.length > 0} />
      <BagLayout>
        <div>
          <BagShipments
            bag={bag}
            // Each line is a boundary: React writes many small boundaries faster than a large one, and hydrates them one by one.
            renderLine={(line) => (
              <Suspense key={line.id}>
                <BagLineItem
                  line={line}
                  isPending={pending.some((action) => affects(action, line))}
                  onRemove={onRemove}
                />
              </Suspense>
            )}
          />
          {bag.bonusChoices?.map((choice) => (
            <BonusChoices key={choice.id} choice={choice} />
          ))}
          <GiftCertificatesPart
            certificates={bag.giftCertificates}
            size="page"
            buttonId={lineLinkId}
            onRemove={onRemove}
          />
        </div>
        <BagSummary
          bag={bag}
          isPending={pending.length > 0}
          Rewards={Rewards}
          otherWay={otherWay}
        />
      </BagLayout>
    </>
  )
}

const affects = (action: BagMutation, { id, productId }: BagLine) =>
  (action.kind === 'updateLine' && action.lineId === id) ||
  (action.kind === 'addToBag' && action.productId === productId)
