import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { ReasonField } from './reason-field.tsx'

/** Asks whether the whole order is to be canceled. */
export function CancelForm({ order: { orderNo, reasons } }: { order: CustomerOrder }) {
  const href = useHref()
  const rejected = useRejectedForm('cancelOrder')
  return (
    <Panel aria-labelledby="cancel">
      <Heading as="h2" size="small" id="cancel">
        <FormattedMessage id="orders.cancelSure" />
      </Heading>
      <Text>
        <FormattedMessage id="orders.cancelText" />
      </Text>
      <FormBody action={href(actions.cancelOrder.path)} method="post">
        <HiddenFields fields={{ orderNo }} />
        <ReasonField name="reason" reasons={reasons.cancel} typed={rejected?.values['reason']} />
        <FormActions>
          <Button type="submit" tone="primary">
            <FormattedMessage id="orders.cancelNow" />
          </Button>
          <ButtonLink tone="quiet" href={href(routes.order.href({ orderNumber: orderNo }))}>
            <FormattedMessage id="orders.keep" />
          </ButtonLink>
        </FormActions>
      </FormBody>
    </Panel>
  )
}
