import { useIntl } from 'react-intl'

import type { Slot } from '#shared/contract/content.ts'

import { Html } from '../../app/html.tsx'

interface FooterLinksProps {
  slot: Slot | undefined
}

/** The footer's columns of links (slot `footer-list-menu`). */
export function FooterColumns({ slot }: FooterLinksProps) {
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
