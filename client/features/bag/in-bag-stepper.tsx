import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import { actions } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { InBag } from '../../ui/quantity.tsx'
import { ActionNotice } from './action-notice.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useBagMutation } from './use-bag-mutation.ts'
import { useLineStepper } from './use-line-stepper.ts'

/** The quantity in the bag, shown on the product's page. */
export function InBagStepper({ line }: { line: BagLine }) {
  const intl = useIntl()
  const href = useHref()
  const { mutate, isBusy, notice } = useBagMutation('updateLine')
  const { form, field } = useLineStepper({ line, mutate, onDone: (_, quantity) => tell(quantity) })
  const noticeId = `${line.id}-notice`

  function tell(quantity: number) {
    const text =
      quantity === 0
        ? intl.formatMessage({ id: 'bag.removed' }, { name: line.name })
        : intl.formatMessage({ id: 'bag.inBag' }, { count: quantity })
    emitShopEvent({ type: 'announced', text })
  }

  return (
    <InBag>
      <form
        ref={form}
        action={href(actions.updateLine.path)}
        method="post"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenFields fields={{ lineId: line.id }} />
        <QuantityField {...field} describedBy={notice ? noticeId : undefined} />
      </form>
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
