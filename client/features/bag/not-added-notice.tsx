import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { NotAddedItem } from '#shared/contract/bag.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'
import { Section } from '../../ui/layout.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'

interface NotAddedNoticeProps {
  items: readonly NotAddedItem[]
  /** On the bag's page, where its form leads. */
  canDismiss: boolean
}

/** Which products are not in the bag, and why. Shown until it is dismissed, or until the next change. */
export function NotAddedNotice({ items, canDismiss }: NotAddedNoticeProps) {
  const href = useHref()
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
      {canDismiss && (
        <form action={href(actions.dismissNotAdded.path)} method="post">
          <HiddenFields fields={{ notice: 'not-added' }} />
          <Button type="submit">
            <FormattedMessage id="bag.dismiss" />
          </Button>
        </form>
      )}
    </Notice>
  )
  return canDismiss ? <Section>{notice}</Section> : notice
}
