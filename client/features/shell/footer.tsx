import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Slot } from '#shared/contract/content.ts'

import { useCatalog, useAppContext } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { Page } from '../../ui/layout.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { SiteFooter } from '../../ui/site-footer.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { LegalLinks } from './legal-links.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { footerSlotsQuery } from './queries.ts'

export function Footer() {
  const { year } = useAppContext()
  const { data: slots = [] } = useQuery(footerSlotsQuery(useCatalog()))

  return (
    <SiteFooter>
      <Page>
        <div className="top">
          <div>
            <LogoMark size={44} />
            <p className="promise">
              <FormattedMessage id="footer.promise" />
            </p>
            <NewsletterForm />
          </div>
          <FooterColumns slot={slots.find((slot) => slot.id === 'footer-list-menu')} />
        </div>
        <div className="legal">
          <p>
            <FormattedMessage id="footer.copyright" values={{ year: String(year) }} />
          </p>
          <LegalLinks slot={slots.find((slot) => slot.id === 'footer-legal-links')} />
          <LanguageSelector />
        </div>
      </Page>
    </SiteFooter>
  )
}

function FooterColumns({ slot }: { slot: Slot | undefined }) {
  const intl = useIntl()
  const columns = slot?.assets.filter((asset) => asset.body) ?? []
  if (columns.length === 0) return null
  return (
    <nav className="columns" aria-label={intl.formatMessage({ id: 'footer.navigation' })}>
      {columns.map((asset) => (
        <div key={asset.id}>
          {asset.heading && <h2>{asset.heading}</h2>}
          {asset.body && <Html html={asset.body} />}
        </div>
      ))}
    </nav>
  )
}
