import { useIntl } from 'react-intl'

import type { Slot } from '#shared/contract/content.ts'

import { Html } from '../../app/html.tsx'

export function LegalLinks({ slot }: { slot: Slot | undefined }) {
  const intl = useIntl()
  const assets = slot?.assets ?? []
  if (assets.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'footer.legal' })}>
      {assets.map((asset) => asset.body && <Html key={asset.id} html={asset.body} />)}
    </nav>
  )
}
