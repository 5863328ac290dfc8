import type { SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { bagActions } from '#shared/bag/actions.ts'
import type { GiftCertificate } from '#shared/bag/bag.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PriceLine } from '../ui/price.tsx'
import { Heading } from '../ui/text.tsx'
import { ActionNotice } from './notices.tsx'
import { GiftDetails, recipientOf } from './line-notes.tsx'
import { BagRow } from './look.tsx'
import { useBagMutation } from './use-bag-mutation.ts'

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

interface GiftCertificateDetailsProps {
  certificate: GiftCertificate
  /** The id of the button that removes it. */
  buttonId: string
  onRemove: (certificate: GiftCertificate) => void
  /** The message for every failure. */
  failure: FormatjsIntl.Message['ids'] | undefined
}

/** Name, recipient and amount of a gift certificate, and its removal. */
function GiftCertificateDetails(props: GiftCertificateDetailsProps) {
  const { certificate, buttonId } = props
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const name = certificate.name ?? intl.formatMessage({ id: 'bag.giftCard' })
  const { submit, notice } = useRemoval(props, name)
  const recipient = recipientOf(certificate)
  const noticeId = `${buttonId}-notice`
  return (
    <>
      <div className="words">
        <h3 className="name">{name}</h3>
        <GiftDetails gift={certificate} />
      </div>
      <PriceLine className="line-price">{money(certificate.amount)}</PriceLine>
      <form
        className="controls"
        method="post"
        action={href(bagActions.removeGiftCertificate.path)}
        onSubmit={submit}
      >
        <HiddenFields fields={{ giftCertificateId: certificate.id }} />
        <Button
          id={buttonId}
          type="submit"
          tone="quiet"
          aria-label={intl.formatMessage(
            { id: 'bag.removeNamed' },
            { name: [name, recipient].filter(Boolean).join(', ') },
          )}
          aria-describedby={notice ? noticeId : undefined}
        >
          <FormattedMessage id="bag.remove" />
        </Button>
      </form>
      {notice && <ActionNotice id={noticeId} text={notice} />}
    </>
  )
}

/** Removes it at once. A failure brings it back and is announced. */
function useRemoval(
  { certificate, onRemove, failure }: Omit<GiftCertificateDetailsProps, 'buttonId'>,
  name: string,
) {
  const intl = useIntl()
  const { id: giftCertificateId } = certificate
  const refused = useRejectedForm('removeGiftCertificate', { giftCertificateId })
  const { mutate, notice } = useBagMutation('removeGiftCertificate', refused?.problem, failure)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    onRemove(certificate)
    void mutate({
      run: (queue) => queue.removeGiftCertificate({ giftCertificateId }),
      onDone() {
        const text = intl.formatMessage({ id: 'bag.removed' }, { name })
        emitShopEvent({ type: 'toasted', tone: 'success', text })
      },
      form: event.currentTarget,
    })
  }

  return { submit, notice }
}
