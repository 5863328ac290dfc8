import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../frame/link.ts'
import { emitShopEvent } from '../../frame/shop-events.ts'
import { InBag } from '../../ui/quantity.tsx'
import { DeedNotice } from './deed-notice.tsx'
import { LineQuantityForm } from './line-quantity-form.tsx'
import { problemMessage } from './problem-message.ts'
import { useBagDeed } from './use-bag-deed.ts'

/** How many of a product are in the bag, on the product's own page. */
export function InBagStepper({ line }: { line: BagLine }) {
  const intl = useIntl()
  const href = useHref()
  const { act, problem } = useBagDeed('updateLine')
  const noticeId = `${line.id}-notice`

  function tell(quantity: number) {
    const text =
      quantity === 0
        ? intl.formatMessage({ id: 'bag.removed' }, { name: line.name })
        : intl.formatMessage({ id: 'bag.inBag' }, { count: quantity })
    emitShopEvent({ type: 'said', text })
  }

  return (
    <InBag>
      <LineQuantityForm line={line} act={act} onDone={(_, quantity) => tell(quantity)} />
      <p className="words">
        <FormattedMessage id="bag.isInBag" />{' '}
        <a href={href(routes.cart.href({}))}>
          <FormattedMessage id="bag.view" />
        </a>
      </p>
      {problem && (
        <DeedNotice
          id={noticeId}
          text={intl.formatMessage({ id: problemMessage('updateLine', problem) })}
          isFirst={false}
        />
      )}
    </InBag>
  )
}
