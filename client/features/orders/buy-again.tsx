import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'

interface BuyAgainProps {
  orderNo: string
  /** Absent for the whole order. */
  line?: Pick<BagLine, 'id' | 'name'>
  tone?: 'primary' | 'outline'
}

/** Puts an order, or one line of it, into the bag again. */
export function BuyAgain({ orderNo, line, tone = 'outline' }: BuyAgainProps) {
  const intl = useIntl()
  const href = useHref()
  const label = line
    ? intl.formatMessage({ id: 'orders.buyLineAgain' }, { name: line.name })
    : intl.formatMessage({ id: 'orders.buyOrderAgain' }, { number: orderNo })
  return (
    <form action={href(actions.buyAgain.path)} method="post">
      <HiddenFields fields={{ orderNo, ...(line && { lineId: line.id }) }} />
      <Button type="submit" tone={tone} aria-label={label}>
        <FormattedMessage id="orders.buyAgain" />
      </Button>
    </form>
  )
}
