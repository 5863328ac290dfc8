import type { SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { GiftCertificate } from '#shared/bag/bag.ts'
import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { Button } from '../../ui/button.tsx'
import { PriceLine } from '../../ui/price.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { useMoney } from '../money/use-money.ts'
import { ActionNotice } from './action-notice.tsx'
import { GiftDetails, recipientOf } from './gift-details.tsx'
import { useBagMutation } from './use-bag-mutation.ts'

interface GiftCertificateDetailsProps {
  certificate: GiftCertificate
  /** The id of the button that removes it. */
  buttonId: string
  onRemove: (certificate: GiftCertificate) => void
  /** Said of every failure. */
  failure: FormatjsIntl.Message['ids'] | undefined
}

/** Name, recipient and amount of a gift certificate, and its removal. */
export function GiftCertificateDetails(props: GiftCertificateDetailsProps) {
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
        action={href(actions.removeGiftCertificate.path)}
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
