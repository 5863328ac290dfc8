import { useIntl } from 'react-intl'

import type { Slot } from '#shared/contract/content.ts'
import { routes } from '#shared/routes.ts'

import { Html } from '../../app/html.tsx'
import { useHref } from '../../app/link.ts'
import { FooterIcon, hasFooterIcon } from '../../ui/footer-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContactList, FooterNavigation, SocialList } from '../../ui/site-footer.tsx'
import { AccountLinksPlace } from '../account-menu/account-links.tsx'
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
        <SocialList aria-label={intl.formatMessage({ id: 'footer.social' })}>
          {buttons.map(({ id, text, href }) => (
            <li key={id} translate="no">
              <a href={href} target="_blank" rel="noopener">
                {hasFooterIcon(id) && <FooterIcon name={id} />}
                <span className={hasFooterIcon(id) ? 'visually-hidden' : undefined}>{text}</span>
              </a>
            </li>
          ))}
        </SocialList>
      )}
    </>
  )
}

function ContactLinks() {
  const intl = useIntl()
  const href = useHref()
  return (
    <ContactList aria-label={intl.formatMessage({ id: 'footer.contact' })}>
      <li>
        <FooterIcon name="phone" />
        <CarePhone />
      </li>
      <li>
        <FooterIcon name="mail" />
        <a href={href(routes.customerCare.href({}))}>
          {intl.formatMessage({ id: 'footer.contactUs' })}
        </a>
      </li>
      <li>
        <Icon name="pin" />
        <a href={href(routes.storeLocator.href({}))}>
          {intl.formatMessage({ id: 'shell.storeLocator' })}
        </a>
      </li>
    </ContactList>
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
