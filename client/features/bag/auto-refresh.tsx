import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'

import type { TrustedHtml } from '#shared/text/html.ts'
import { assetId } from '#shared/http/ids.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Html } from '../../app/html.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { AutoRefreshBox } from '../../ui/product/buying.tsx'
import { Select } from '../../ui/field.tsx'
import { Prose } from '../../ui/text.tsx'
import { assetsQuery } from '../catalog/queries.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { addFormId } from './add-form-id.ts'
import { useRefreshChoice } from './use-refresh-choice.ts'

const DETAILS_ASSET = assetId('auto-refresh-details')

export interface AutoRefreshProps {
  product: SetMember
  productId: ProductId
  /** What is picked up is not sent again. */
  mode: Fulfillment
  /** Whether it cannot be bought now. */
  isSoldOut: boolean
}

/** Has the product sent again every few months (spec 2 §4). Its fields belong to the form that adds it. */
export function AutoRefresh({ product, productId, mode, isSoldOut }: AutoRefreshProps) {
  const intl = useIntl()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const offered = preferences?.OrderGrooveFreequencies ?? []
  const isOff = isSoldOut || mode === 'pickup'
  const { months, isOn, choose } = useRefreshChoice({ product, productId, mode, offered })
  const checkbox = useRef<HTMLInputElement>(null)
  const id = useId()
  const form = addFormId(productId)
  // The box as it is before hydration, which the shopper may have checked.
  useEffect(() => {
    if (checkbox.current) checkbox.current.checked = isOn && !isOff
  }, [isOn, isOff])

  return (
    <AutoRefreshBox className={isOff ? 'off' : undefined}>
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          name="autoRefresh"
          value="on"
          form={form}
          disabled={isOff}
          onChange={({ currentTarget }) => choose(currentTarget.checked, months)}
        />
        <span className="title">
          {preferences?.OrderGrooveTitleMessage ?? (
            <FormattedMessage tagName="span" id="refresh.title" />
          )}
        </span>
      </label>
      {product.autoRefresh?.offer && <Offer offer={product.autoRefresh.offer} id={`${id}-offer`} />}
      <Select
        name="refreshMonths"
        form={form}
        aria-label={intl.formatMessage({ id: 'refresh.frequency' })}
        disabled={isOff}
        value={months}
        onChange={({ currentTarget }) => choose(isOn, Number(currentTarget.value))}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: 'bag.autoRefresh' }, { months: each })}
          </option>
        ))}
      </Select>
      <ServerMarkup as="div">{() => <Details />}</ServerMarkup>
    </AutoRefreshBox>
  )
}

type Promoted = NonNullable<NonNullable<SetMember['autoRefresh']>['offer']>

/** What is saved with it. */
function Offer({ offer: { message, details }, id }: { offer: Promoted; id: string }) {
  return (
    <div className="offer" id={id}>
      <span>{message}</span>
      {details && (
        <details>
          <summary>
            <FormattedMessage id="product.details" />
          </summary>
          <Prose size="small">
            <Html html={details} />
          </Prose>
        </details>
      )}
    </div>
  )
}

/** The words have their place before they arrive. */
function Details() {
  const catalog = useCatalog()
  return (
    <Deferred query={assetsQuery(catalog, [DETAILS_ASSET])} fallback={<Explanation body={null} />}>
      {([asset]) => asset?.body && <Explanation body={asset.body} />}
    </Deferred>
  )
}

function Explanation({ body }: { body: TrustedHtml | null }) {
  return (
    <details>
      <summary>
        <FormattedMessage id="refresh.details" />
      </summary>
      <Prose size="small">{body && <Html html={body} />}</Prose>
    </details>
  )
}
