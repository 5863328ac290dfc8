import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { LogoMark, Wordmark } from '#shop/logo.tsx'

import { BagLink } from '../bag/bag-link.tsx'
import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import type { Shell } from '../kit/page.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { OptOutNotice } from '../shell/opt-out-notice.tsx'
import { ShellContent } from '../shell/shell-content.tsx'
import { SkipToContent } from '../shell/skip-to-content.tsx'
import { Page } from '../ui/layout.tsx'
import { LogoLink } from '../ui/logo.tsx'
import { SiteHeader } from '../ui/site-header.tsx'
import { CareLine, CheckoutFooterArea } from './look.tsx'

/** The reduced footer of the checkout: legal texts only. */
function CheckoutFooter() {
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

/** The header and footer of the checkout. */
export const checkoutShell: Shell = { Header: CheckoutHeader, Footer: CheckoutFooter }

/** The reduced header of the checkout (spec 1 §2.2): only the logo and the bag lead out of it. */
function CheckoutHeader() {
  const href = useHref()
  return (
    <>
      <SkipToContent />
      <SiteHeader reduced>
        <Page className="bar">
          <LogoLink className="logo" href={href(routes.home.href({}))}>
            <LogoMark />
            <Wordmark />
          </LogoLink>
          <div className="tools">
            <BagLink />
          </div>
        </Page>
      </SiteHeader>
      <CareLine aria-labelledby="care">
        <Page>
          <strong id="care">
            <FormattedMessage id="shell.careHelp" />
          </strong>
          <span>
            <FormattedMessage
              tagName="span"
              id="shell.careHours"
              values={{ phone: <CarePhone /> }}
            />
          </span>
        </Page>
      </CareLine>
    </>
  )
}
