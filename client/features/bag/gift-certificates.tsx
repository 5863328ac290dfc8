import { FormattedMessage } from 'react-intl'

import type { GiftCertificate } from '#shared/bag/bag.ts'

import { BagRow } from '../../ui/bag/bag.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading } from '../../ui/text.tsx'
import { GiftCertificateDetails } from './gift-certificate-details.tsx'

export interface GiftCertificatesProps {
  certificates: readonly GiftCertificate[]
  /** The list of the bag page, or the one of the mini cart. */
  size: 'page' | 'mini-cart'
  /** Names the button that removes a gift certificate. */
  buttonId: (id: string) => string
  onRemove: (certificate: GiftCertificate) => void
}

/** The gift certificates of a bag, with their heading. */
export function GiftCertificates({
  certificates,
  size,
  buttonId,
  onRemove,
}: GiftCertificatesProps) {
  const headingId = `${size}-gift-certificates`
  const isPage = size === 'page'
  const Row = isPage ? BagRow : 'li'
  return (
    <section aria-labelledby={headingId} className="gifts">
      <Heading as={isPage ? 'h2' : 'h3'} id={headingId} size="small">
        <FormattedMessage
          tagName="span"
          id="bag.giftCards"
          values={{ count: certificates.length }}
        />
      </Heading>
      <ul>
        {certificates.map((certificate) => (
          <Row key={certificate.id}>
            <Picture certificate={certificate} />
            <GiftCertificateDetails
              certificate={certificate}
              buttonId={buttonId(certificate.id)}
              onRemove={onRemove}
              // Spec 1 §8.
              failure={isPage ? undefined : 'formError.generic'}
            />
          </Row>
        ))}
      </ul>
    </section>
  )
}

const Picture = ({ certificate: { picture } }: { certificate: GiftCertificate }) => (
  <span className="picture">
    {picture ? (
      <img src={picture.link} alt="" width={320} height={400} loading="lazy" />
    ) : (
      <Icon name="bag" size={32} />
    )}
  </span>
)
