import { FormattedMessage } from 'react-intl'

import { LogoMark } from '#shop/logo.tsx'

import { useAppContext } from '../kit/app-context.ts'
import { Page } from '../ui/layout.tsx'
import { SiteFooter } from '../ui/site-footer.tsx'
import { Place } from '../slots/place.tsx'
import { footerStart } from '../slots/slots.ts'
import { LanguageSelector } from './language-selector.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { OptOutNotice } from './opt-out-notice.tsx'
import { ShellContent } from './shell-content.tsx'

/** The shop's footer. The native app has link columns and legal texts of its own (spec 1 §2.6). */
export function Footer() {
  const { year, isNativeApp } = useAppContext()

  return (
    <SiteFooter>
      <Page>
        {footerStart && <Place slot={footerStart} of={{}} />}
        <NewsletterForm />
        <div className="top">
          <div className="house">
            <div>
              <LogoMark size={2.75} />
              <p className="promise">
                <FormattedMessage id="footer.promise" />
              </p>
            </div>
            <ShellContent part="social" />
          </div>
          {!isNativeApp && <ShellContent part="columns" />}
        </div>
        <div className="legal">
          <p>
            <FormattedMessage
              tagName="span"
              id="footer.copyright"
              values={{ year: String(year) }}
            />
          </p>
          {!isNativeApp && <ShellContent part="legal" />}
          <LanguageSelector />
          <OptOutNotice />
        </div>
      </Page>
    </SiteFooter>
  )
}
