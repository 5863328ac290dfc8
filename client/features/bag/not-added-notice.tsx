import { FormattedMessage } from 'react-intl'

import type { NotAddedItem } from '#shared/bag/bag.ts'

import { Notice } from '../../ui/form.tsx'
import { Section } from '../../ui/layout.tsx'
import { DismissForm } from './dismiss-form.tsx'
import { PickupMovedNotice } from './pickup-moved-notice.tsx'

export interface NotAddedNoticeProps {
  items: readonly NotAddedItem[]
  /** On the bag's page, where its form leads. */
  canDismiss: boolean
}

/** Which products are not in the bag, and why. Shown until it is dismissed, or until the next change. */
function NotAddedNotice({ items, canDismiss }: NotAddedNoticeProps) {
  const notice = (
    <Notice role="status" tone="problem">
      <p>
        <FormattedMessage id="bag.notAdded" />
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
    </Notice>
  )
  return canDismiss ? <Section>{notice}</Section> : notice
}

export const bagNotices = { NotAddedNotice, PickupMovedNotice }
