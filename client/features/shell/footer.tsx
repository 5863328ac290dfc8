import { FormattedMessage } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Page } from '../../ui/layout.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { SiteFooter } from '../../ui/site-footer.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { BrowserFooterLinks } from './shell-links.tsx'

export function Footer() {
  const { year, shellMarkup } = useAppContext()

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
          <ServerMarkup as="div" markup={shellMarkup?.columns}>
            {() => <BrowserFooterLinks part="columns" />}
          </ServerMarkup>
        </div>
        <div className="legal">
          <p>
            <FormattedMessage id="footer.copyright" values={{ year: String(year) }} />
          </p>
          <ServerMarkup as="div" markup={shellMarkup?.legal}>
            {() => <BrowserFooterLinks part="legal" />}
          </ServerMarkup>
          <LanguageSelector />
        </div>
      </Page>
    </SiteFooter>
  )
}
