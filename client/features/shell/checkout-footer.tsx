import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { useCatalog, useAppContext } from '../../app/app-context.ts'
import { CheckoutFooterArea } from '../../ui/checkout.tsx'
import { Page } from '../../ui/layout.tsx'
import { LegalLinks } from './legal-links.tsx'
import { footerSlotsQuery } from './queries.ts'

/** The reduced footer of the checkout: legal texts only. */
export function CheckoutFooter() {
  const { year } = useAppContext()
  const { data: slots = [] } = useQuery(footerSlotsQuery(useCatalog()))
  return (
    <CheckoutFooterArea>
      <Page>
        <p>
          <FormattedMessage id="footer.copyright" values={{ year: String(year) }} />
        </p>
        <LegalLinks slot={slots.find(({ id }) => id === 'footer-legal-links')} />
      </Page>
    </CheckoutFooterArea>
  )
}
