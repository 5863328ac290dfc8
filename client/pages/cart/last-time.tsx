import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import type { LastTime as Offer } from '#shared/account/member-checkout.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { LastTimeForm } from '../../ui/last-time.tsx'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { CardText } from '../../features/checkout/card-text.tsx'
import { LAST_TIME_KEY } from './last-time-key.ts'
import { lastTimeQuery } from './last-time-query.ts'

/** Leads a customer from the bag to the review in one press, and says what that takes. */
export function LastTime() {
  const appContext = useAppContext()
  const offer = useOffer()
  const hasFailed = appContext.rejectedForm()?.action === 'checkOutAsLastTime'
  return (
    <>
      {hasFailed && (
        <p className="blocked" role="alert">
          <FormattedMessage id="lastTime.failed" />
        </p>
      )}
      {offer && <OfferForm offer={offer} />}
    </>
  )
}

/** Read with the document's bag, or requested by the browser. */
const useOffer = import.meta.env.SSR
  ? () => useQueryClient().getQueryData<Offer>(LAST_TIME_KEY)
  : () => useQuery(lastTimeQuery(useAppContext())).data

function OfferForm({ offer: { address, card, method } }: { offer: Offer }) {
  const href = useHref()
  return (
    <LastTimeForm method="post" action={href(accountActions.checkOutAsLastTime.path)}>
      <HiddenFields />
      <Button type="submit" name="like" value="last-time" wide aria-describedby="last-time">
        <FormattedMessage id="lastTime.submit" />
      </Button>
      <div id="last-time">
        <ul>
          <li translate="no">{`${address.address1}, ${cityLine(address, address.countryCode)}`}</li>
          {method && <li>{method}</li>}
          <li>
            <CardText card={card} />
          </li>
        </ul>
        <p>
          <FormattedMessage id="lastTime.note" />
        </p>
      </div>
    </LastTimeForm>
  )
}
