import { FormattedMessage } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { CheckoutFooterArea } from '../../ui/checkout.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Page } from '../../ui/layout.tsx'
import { BrowserFooterLinks } from './shell-links.tsx'

/** The reduced footer of the checkout: legal texts only. */
export function CheckoutFooter() {
  const { year, shellMarkup } = useAppContext()
  return (
    <CheckoutFooterArea>
      <Page>
        <p>
          <FormattedMessage id="footer.copyright" values={{ year: String(year) }} />
        </p>
        <ServerMarkup as="div" markup={shellMarkup?.legal}>
          {() => <BrowserFooterLinks part="legal" />}
        </ServerMarkup>
      </Page>
    </CheckoutFooterArea>
  )
}
