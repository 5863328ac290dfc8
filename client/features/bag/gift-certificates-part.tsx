import { FormattedMessage } from 'react-intl'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import type { GiftCertificatesProps } from './gift-certificates.tsx'

/** Few bags contain gift certificates. */
export const giftCertificates = lazyCode(
  async () => (await import('./gift-certificates.tsx')).GiftCertificates,
)

/** The gift certificates of a bag, apart from its lines. */
export function GiftCertificatesPart(props: GiftCertificatesProps) {
  const { certificates } = props
  if (certificates.length === 0) return null
  const count = (
    <FormattedMessage tagName="span" id="bag.giftCards" values={{ count: certificates.length }} />
  )
  return (
    <LazyPart code={giftCertificates} failed={count}>
      {(GiftCertificates) => <GiftCertificates {...props} />}
    </LazyPart>
  )
}
