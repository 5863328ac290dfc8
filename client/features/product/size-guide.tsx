import { FormattedMessage, useIntl } from 'react-intl'

import type { TrustedHtml } from '#shared/text/html.ts'
import { SIZE_GUIDE } from '#shared/product/product-assets.ts'

import { actionProps } from '../../app/document-actions.ts'
import { Html } from '../../app/html.tsx'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/callout.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading, Prose } from '../../ui/text.tsx'

/** The size guide. Its button opens it as a popover, and as a modal dialog once the code that loads late is there. */
export function SizeGuide({ html }: { html: TrustedHtml }) {
  const intl = useIntl()
  return (
    <Popover as="dialog" id={SIZE_GUIDE} popover="auto" aria-labelledby={`${SIZE_GUIDE}-heading`}>
      <div className="head">
        <Heading id={`${SIZE_GUIDE}-heading`} size="heading">
          <FormattedMessage id="product.sizeGuide" />
        </Heading>
        <Button
          type="button"
          tone="icon"
          popoverTarget={SIZE_GUIDE}
          popoverTargetAction="hide"
          {...actionProps('toggleSizeGuide')}
          aria-label={intl.formatMessage({ id: 'product.closeDetails' })}
        >
          <Icon name="close" />
        </Button>
      </div>
      <Prose>
        <Html html={html} />
      </Prose>
    </Popover>
  )
}
