import { FormattedMessage } from 'react-intl'

import type { TrustedHtml } from '#shared/text/html.ts'

import { Html } from '../../app/html.tsx'

/** The terms of a promotion that has reduced a price, closed until they are asked for. */
export const PromotionTerms = ({ details }: { details: TrustedHtml }) => (
  <details>
    <summary>
      <FormattedMessage id="product.details" />
    </summary>
    <Html html={details} />
  </details>
)
