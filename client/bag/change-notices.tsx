import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { bagActions } from '#shared/bag/actions.ts'
import type { Bag, BagNotice, NotAddedItem } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../kit/document-actions.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { Section } from '../ui/layout.tsx'

interface ChangeNoticeProps {
  /** On the bag page, whose form dismisses it. */
  canDismiss: boolean
  children: ReactNode
}

/** Shown until it is dismissed, or until the next change of the bag. */
function ChangeNotice({ canDismiss, children }: ChangeNoticeProps) {
  const notice = (
    <Notice role="status" tone="problem">
      {children}
    </Notice>
  )
  return canDismiss ? <Section>{notice}</Section> : notice
}

function DismissForm({ notice }: { notice: BagNotice }) {
  return (
    <form action={useHref()(bagActions.dismissNotice.path)} method="post">
      <HiddenFields fields={{ notice }} />
      <Button type="submit">
        <FormattedMessage id="bag.dismiss" />
      </Button>
    </form>
  )
}

export interface NotAddedNoticeProps extends Pick<ChangeNoticeProps, 'canDismiss'> {
  items: readonly NotAddedItem[]
}

const NOT_ADDED = features.pickup ? 'bag.notAdded' : 'bag.notAddedNoPickup'

/** Lists the products that could not be added. */
function NotAddedNotice({ items, canDismiss }: NotAddedNoticeProps) {
  return (
    <ChangeNotice canDismiss={canDismiss}>
      <p>
        <FormattedMessage tagName="span" id={NOT_ADDED} />
      </p>
      {items.length > 0 && (
        <ul>
          {items.map(({ name, quantity }, index) => (
            // Variants of a product have the same name.
            <li key={index}>
              <FormattedMessage
                tagName="span"
                id="bag.notAddedItem"
                values={{ name, count: quantity }}
              />
            </li>
          ))}
        </ul>
      )}
      {canDismiss && <DismissForm notice="not-added" />}
    </ChangeNotice>
  )
}

export interface PickupMovedNoticeProps extends Pick<ChangeNoticeProps, 'canDismiss'> {
  store: Bag['pickupStore']
}

/** Signing in has moved the pickup to the store of the customer's bag. */
function PickupMovedNotice({ store, canDismiss }: PickupMovedNoticeProps) {
  const href = useHref()
  return (
    <ChangeNotice canDismiss={canDismiss}>
      <p>
        <FormattedMessage tagName="span" id="bag.pickupMoved" values={{ store: store?.name }} />
      </p>
      <ButtonRow>
        <ButtonLink href={href(routes.storeLocator.href({}))} {...actionProps('chooseStore', '')}>
          <FormattedMessage id="profile.storeOther" />
        </ButtonLink>
        {canDismiss && <DismissForm notice="pickup-moved" />}
      </ButtonRow>
    </ChangeNotice>
  )
}

export const bagNotices = {
  NotAddedNotice,
  PickupMovedNotice: features.pickup ? PickupMovedNotice : () => null,
}
