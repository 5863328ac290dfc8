import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AddedBox } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading } from '../../ui/text.tsx'
import { useMoney } from '../money/use-money.ts'
import { findLine } from './expected-bag.ts'
import { LineAttributes } from './line-attributes.tsx'
import { LinePrice } from './line-price.tsx'

const HEADING_ID = 'added-to-bag'

interface AddedDialogProps {
  bag: Bag
  productId: string
  /** How many were just added. */
  quantity: number
  onClose: () => void
}

/**
 * Shows what was just added and where to go next. A modal dialog: the browser traps the focus, and
 * Escape closes it.
 */
export function AddedDialog({ bag, productId, quantity, onClose }: AddedDialogProps) {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const line = findLine(bag, productId)

  return (
    <AddedBox ref={dialog} aria-labelledby={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <div className="inside">
        <div className="head">
          <Heading id={HEADING_ID} size="small">
            <FormattedMessage id="bag.added" values={{ count: quantity }} />
          </Heading>
          <form method="dialog">
            <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'bag.close' })}>
              <Icon name="close" size={18} />
            </Button>
          </form>
        </div>
        {line && (
          <ul>
            <li className="line">
              {line.picture ? (
                <img src={line.picture.link} alt="" width={320} height={400} />
              ) : (
                <span className="none" />
              )}
              <div className="words">
                <p className="name">{line.name}</p>
                <LineAttributes attributes={line.attributes} />
                <p className="quiet">
                  <FormattedMessage id="bag.inBag" values={{ count: line.quantity }} />
                </p>
              </div>
              <LinePrice line={line} />
            </li>
          </ul>
        )}
        <p className="sum">
          <FormattedMessage id="order.subtotal" /> <strong>{money(bag.subtotal)}</strong>
        </p>
        <div className="ways">
          <ButtonLink tone="primary" wide href={href(routes.checkout.href({}))}>
            <FormattedMessage id="bag.checkout" />
          </ButtonLink>
          <ButtonLink wide href={href(routes.cart.href({}))}>
            <FormattedMessage id="bag.view" />
          </ButtonLink>
        </div>
      </div>
    </AddedBox>
  )
}

/** A click whose target is the dialog itself is outside its content. */
function closeOnBackdrop(event: { target: EventTarget; currentTarget: HTMLDialogElement }) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
