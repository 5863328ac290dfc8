import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'
import { Section } from '../../ui/layout.tsx'
import { DismissForm } from './dismiss-form.tsx'

export interface PickupMovedNoticeProps {
  store: Bag['pickupStore']
  /** On the bag's page, where its form leads. */
  canDismiss: boolean
}

/** Says that signing in has moved what is picked up to the store of the customer's bag. */
export function PickupMovedNotice({ store, canDismiss }: PickupMovedNoticeProps) {
  const href = useHref()
  const notice = (
    <Notice role="status" tone="problem">
      <p>
        <FormattedMessage tagName="span" id="bag.pickupMoved" values={{ store: store?.name }} />
      </p>
      <ButtonRow>
        <ButtonLink href={href(routes.storeLocator.href({}))} {...actionProps('chooseStore', '')}>
          <FormattedMessage id="profile.storeOther" />
        </ButtonLink>
        {canDismiss && <DismissForm notice="pickup-moved" />}
      </ButtonRow>
    </Notice>
  )
  return canDismiss ? <Section>{notice}</Section> : notice
}
