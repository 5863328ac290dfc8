import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Callout } from '#shared/product/product.ts'

import { Html } from '../kit/html.tsx'
import { CalloutLine, Popover } from '../ui/callout.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/site-header.tsx'
import { Prose } from '../ui/text.tsx'

/** The product's promotions, with their terms in a popover. */
export function ProductCallouts({ callouts }: { callouts: readonly Callout[] }) {
  return callouts.map((callout) => <PromotionLine key={callout.promotionId} callout={callout} />)
}

function PromotionLine({ callout: { message, details } }: { callout: Callout }) {
  const intl = useIntl()
  const id = useId()
  return (
    <CalloutLine>
      <span>{message}</span>
      {details && (
        <>
          <button type="button" popoverTarget={id}>
            <FormattedMessage id="product.details" />
          </button>
          <Popover id={id} popover="auto" role="dialog" aria-label={message}>
            <div className="head">
              <span>{message}</span>
              <ToolButton
                type="button"
                popoverTarget={id}
                popoverTargetAction="hide"
                aria-label={intl.formatMessage({ id: 'product.closeDetails' })}
              >
                <Icon name="close" />
              </ToolButton>
            </div>
            <Prose size="small">
              <Html html={details} />
            </Prose>
          </Popover>
        </>
      )}
    </CalloutLine>
  )
}
