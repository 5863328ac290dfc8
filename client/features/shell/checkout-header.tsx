import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { CareLine } from '../../ui/checkout/checkout.tsx'
import { Page } from '../../ui/layout.tsx'
import { LogoLink, LogoMark } from '../../ui/logo.tsx'
import { SiteHeader } from '../../ui/site-header.tsx'
import { BagLink } from '../bag/bag-link.tsx'
import { CarePhone } from './care-phone.tsx'
import { SkipToContent } from './skip-to-content.tsx'
import { Wordmark } from './wordmark.tsx'

/** The reduced header of the checkout (spec 1 §2.2): only the logo and the bag lead out of it. */
export function CheckoutHeader() {
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
