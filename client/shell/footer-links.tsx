import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Slot } from '#shared/content/content.ts'
import { routes } from '#shared/routes.ts'

import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { FooterIcon, hasFooterIcon } from '../ui/footer-icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { FooterNavigation, IconLinks } from '../ui/site-footer.tsx'
import { AccountLinksPlace } from '../account/account-links.tsx'
import { CarePhone } from './care-phone.tsx'

interface FooterLinksProps {
  slot: Slot | undefined
}

/**
 * The footer's columns of links (slot `footer-list-menu`). On small screens each is a disclosure. A column without
 * links of its own is that of the account.
 */
export function FooterColumns({ slot }: FooterLinksProps) {
  const intl = useIntl()
  const columns = slot?.assets.filter(({ body, heading }) => body ?? heading) ?? []
  if (columns.length === 0) return null
  return (
    <FooterNavigation aria-label={intl.formatMessage({ id: 'footer.navigation' })}>
      {columns.map(({ id, heading, body }) => (
        <div key={id}>
          <h2>{heading}</h2>
          <details name="footer">
            <summary>{heading}</summary>
            {body ? <Html html={body} /> : <AccountLinksPlace />}
          </details>
        </div>
      ))}
    </FooterNavigation>
  )
}

/** How to reach the shop, and the shop in social networks (slot `footer-social-email`). */
export function ContactAndSocialLinks({ slot }: FooterLinksProps) {
  const intl = useIntl()
  const buttons = slot?.assets[0]?.buttons ?? []
  return (
    <>
      <ContactLinks />
      {buttons.length > 0 && (
        <IconLinks aria-label={intl.formatMessage({ id: 'footer.social' })}>
          {buttons.map(({ id, text, href }) => (
            <li key={id} translate="no">
              <a href={href} target="_blank" rel="noopener" aria-label={text}>
                {hasFooterIcon(id) ? <FooterIcon name={id} /> : text}
              </a>
            </li>
          ))}
        </IconLinks>
      )}
    </>
  )
}

function ContactLinks() {
  const intl = useIntl()
  const href = useHref()
  return (
    <IconLinks aria-label={intl.formatMessage({ id: 'footer.contact' })}>
      <li>
        <CarePhone icon={<FooterIcon name="phone" />} />
      </li>
      <li>
        <a href={href(routes.customerCare.href({}))}>
          <FooterIcon name="mail" />
          <FormattedMessage tagName="span" id="footer.care" />
        </a>
      </li>
      {features.pickup && (
        <li>
          <a href={href(routes.storeLocator.href({}))}>
            <Icon name="pin" />
            <FormattedMessage tagName="span" id="shell.storeLocator" />
          </a>
        </li>
      )}
    </IconLinks>
  )
}

/** The links to legal texts (slot `footer-legal-links`). */
export function LegalLinks({ slot }: FooterLinksProps) {
  const intl = useIntl()
  const assets = slot?.assets ?? []
  if (assets.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'footer.legal' })}>
      {assets.map((asset) => asset.body && <Html key={asset.id} html={asset.body} />)}
    </nav>
  )
}
