import { FormattedMessage } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { CheckoutFooterArea } from '../../ui/checkout/checkout.tsx'
import { Page } from '../../ui/layout.tsx'
import { OptOutNotice } from './opt-out-notice.tsx'
import { ShellContent } from './shell-content.tsx'

/** The reduced footer of the checkout: legal texts only. */
export function CheckoutFooter() {
  const { year } = useAppContext()
  return (
    <CheckoutFooterArea>
      <Page>
        <p>
          <FormattedMessage tagName="span" id="footer.copyright" values={{ year: String(year) }} />
        </p>
        <ShellContent part="legal" />
        <OptOutNotice />
      </Page>
    </CheckoutFooterArea>
  )
}
