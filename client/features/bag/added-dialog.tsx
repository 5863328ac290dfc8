import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { closeOnBackdrop } from '../../app/close-on-backdrop.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { showModal } from '../../app/show-modal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AddedBox } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading } from '../../ui/text.tsx'
import { useMoney } from '../money/use-money.ts'
import { AddedLine, type AddedLineProps } from './added-line.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { Added } from './use-added-dialog.ts'

const recommendations = lazyCode(
  async () => (await import('../../recommendations/recommendations.tsx')).Recommendations,
)

const HEADING_ID = 'added-to-bag'

interface AddedDialogProps extends Added, AddedLineProps {
  onClose: () => void
}

/**
 * Shows what is being added, then what was added and where to go next. A modal dialog: the browser traps the focus,
 * and Escape closes it.
 */
export function AddedDialog({ bag, quantity, onClose, ...item }: AddedDialogProps) {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // Closing it returns the focus if the product could not be added.
    return dialog.current ? showModal(dialog.current) : undefined
  }, [])

  // Closed before the response arrived.
  const [isClosed, setClosed] = useState(false)
  const finish = useEffectEvent((text: string) => {
    emitShopEvent({ type: 'toasted', tone: 'success', text })
    onClose()
  })
  useEffect(() => {
    if (isClosed && bag) finish(intl.formatMessage({ id: 'bag.added' }, { count: quantity }))
  }, [isClosed, bag, intl, quantity])

  return (
    <AddedBox
      ref={dialog}
      aria-labelledby={HEADING_ID}
      aria-busy={bag === null}
      onClose={() => (bag ? onClose() : setClosed(true))}
      onClick={closeOnBackdrop}
    >
      <div className="inside">
        <div className="head">
          <Heading id={HEADING_ID} size="small" aria-live="polite">
            {bag ? (
              <FormattedMessage tagName="span" id="bag.added" values={{ count: quantity }} />
            ) : (
              <FormattedMessage tagName="span" id="bag.adding" />
            )}
          </Heading>
          <form method="dialog">
            <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'bag.close' })}>
              <Icon name="close" />
            </Button>
          </form>
        </div>
        {!bag && <OfflineNotice isPending />}
        <AddedLine bag={bag} {...item} />
        <p className="sum">
          <FormattedMessage id="order.subtotal" /> <strong>{bag && money(bag.subtotal)}</strong>
        </p>
        <div className="ways">
          <ButtonLink tone="primary" wide href={href(routes.checkout.href({}))}>
            <FormattedMessage id="bag.checkout" />
          </ButtonLink>
          <ButtonLink wide href={href(routes.cart.href({}))}>
            <FormattedMessage id="bag.view" />
          </ButtonLink>
        </div>
        <LazyPart code={recommendations}>
          {(Recommendations) => (
            <Recommendations recommender="complete-the-set" productIds={[item.product.id]} />
          )}
        </LazyPart>
      </div>
    </AddedBox>
  )
}
