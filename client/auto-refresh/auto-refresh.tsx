import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { assetId } from '#shared/http/ids.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'
import { AUTO_REFRESH_KEY } from '#shared/auto-refresh/storage.ts'
import type { TrustedHtml } from '#shared/text/html.ts'

import { addFormId } from '../bag/add-form-id.ts'
import { storedValues } from '../bag/stored-values.ts'
import { useLoadBagMutations } from '../bag/use-bag-mutation.ts'
import { useHeld } from '../bag/use-held.ts'
import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { assetsQuery } from '../content/queries.ts'
import { Deferred } from '../kit/deferred.tsx'
import { preferencesQuery } from '../preferences/queries.ts'
import { Html } from '../kit/html.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Select } from '../ui/field.tsx'
import { AutoRefreshBox } from '../product/look-buying.tsx'
import { Prose } from '../ui/text.tsx'

const DETAILS_ASSET = assetId('auto-refresh-details')

export interface AutoRefreshProps {
  product: SetMember
  productId: ProductId
  /** Pickup excludes auto-refresh. */
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

/** The promotion for subscribers. */
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

/** Reserves space for the text. */
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

const choices = storedValues(AUTO_REFRESH_KEY)

interface RefreshChoice {
  product: SetMember
  productId: ProductId
  mode: Fulfillment
  /** In months. */
  offered: readonly number[]
}

/**
 * Whether and how often a product is sent again: as in the bag, else as this browser keeps it. Pickup turns it off. A
 * change also changes the line that is in the bag.
 */
function useRefreshChoice({ product, productId, mode, offered }: RefreshChoice) {
  const { site } = useAppContext()
  const intl = useIntl()
  const load = useLoadBagMutations()
  const key = `${site.id}:${productId}`
  const [choice, setChoice] = useState({ isOn: false, months: offered[0] ?? 1 })
  const { shippedLine, refreshMonths } = useHeld(product, productId)
  const isInBag = shippedLine !== null

  // A choice from before the bag was known, which may contain the product.
  const early = useRef<{ key: string; wanted: number | null } | null>(null)
  const apply = useEffectEvent((wanted: number | null) => {
    if (wanted !== refreshMonths) void changeLine(wanted)
  })

  useEffect(() => {
    const chosen = early.current
    if (isInBag) early.current = null
    if (isInBag && chosen?.key === key) return apply(chosen.wanted)
    const kept = isInBag ? refreshMonths : choices.get(key)
    setChoice(({ months }) => ({ isOn: kept !== null, months: kept ?? months }))
  }, [isInBag, refreshMonths, key])

  useEffect(() => {
    if (mode !== 'pickup') return
    early.current = null
    choices.set(key, null)
    // oxlint-disable-next-line react/set-state-in-effect -- stock may change the mode
    setChoice(({ months }) => ({ isOn: false, months }))
  }, [mode, key])

  async function changeLine(months: number | null) {
    if (!shippedLine) return
    const { id: lineId, quantity } = shippedLine
    try {
      const mutations = await load()
      await mutations.updateLine({ lineId, quantity, refreshMonths: months })
    } catch {
      setChoice({ isOn: refreshMonths !== null, months: refreshMonths ?? choice.months })
      const text = intl.formatMessage({ id: 'bag.notSaved' })
      emitShopEvent({ type: 'toasted', tone: 'error', text })
    }
  }

  return {
    ...choice,
    choose: (isOn: boolean, months: number) => {
      const wanted = isOn ? months : null
      setChoice({ isOn, months })
      choices.set(key, wanted)
      if (!isInBag) early.current = { key, wanted }
      if (wanted !== refreshMonths) void changeLine(wanted)
    },
  }
}
