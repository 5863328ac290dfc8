import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ContentAsset, RedirectOption } from '#shared/content/content.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { useSession } from '../kit/session.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { ModalFrame } from '../kit/modal-frame.tsx'
import { otherCountries } from './modal-rules.ts'
import { dialogAssetQuery, redirectOptionsQuery, type DialogProps } from './dialog.ts'

const SELECT_ID = 'redirect-country'
const ERROR_ID = 'redirect-error'

/** Offers visitors from another country the shop of their country (spec 1 §2.7). */
export function RedirectDialog({ onClose, onLeave }: DialogProps) {
  const { site } = useAppContext()
  const { countryCode: country, foreignCountry } = useSession()?.geolocation ?? {}
  const { data, isPending } = useQuery(redirectOptionsQuery(useCatalog()))
  const texts = useQuery(dialogAssetQuery(useCatalog(), 'international-redirect'))
  const options = otherCountries(data ?? [], site.country)
  const isEmpty = !isPending && options.length === 0
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isEmpty) leave()
  }, [isEmpty])
  if (!country || !foreignCountry || options.length === 0 || texts.isPending) return null
  return (
    <ModalFrame heading={<RedirectHeading country={foreignCountry} />} onClose={onClose}>
      <CountryForm options={options} country={country} texts={texts.data?.[0]} onGo={onLeave} />
      <Button type="button" wide onClick={onClose}>
        <FormattedMessage id="redirect.stay" />
      </Button>
    </ModalFrame>
  )
}

/** The country in a sentence: with its article in English, and with its preposition in French. */
const RedirectHeading = ({ country }: { country: string }) => (
  <FormattedMessage tagName="span" id="redirect.heading" values={{ country }} />
)

const langOf = ({ lang }: ContentAsset) => (lang ? { lang } : {})

interface CountryFormProps {
  options: readonly RedirectOption[]
  /** The visitor's. Chosen at first, if there is a shop for it. */
  country: string
  /** The asset with the introduction and the text of the error. */
  texts: ContentAsset | undefined
  onGo: () => void
}

function CountryForm({ options, country, texts, onGo }: CountryFormProps) {
  const intl = useIntl()
  const select = useRef<HTMLSelectElement>(null)
  const [isMissing, setMissing] = useState(false)

  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = options.find(({ countryCode }) => countryCode === select.current?.value)
    setMissing(!chosen)
    if (!chosen) return select.current?.focus()
    onGo()
    location.assign(chosen.value)
  }

  return (
    <form noValidate onSubmit={go}>
      {texts?.dialogParagraph && <Html html={texts.dialogParagraph} {...langOf(texts)} />}
      <Field>
        <label htmlFor={SELECT_ID}>
          <FormattedMessage id="redirect.country" />
        </label>
        <Select
          id={SELECT_ID}
          ref={select}
          required
          defaultValue={options.some(({ countryCode }) => countryCode === country) ? country : ''}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? ERROR_ID : undefined}
          onChange={() => setMissing(false)}
        >
          <option value="">{intl.formatMessage({ id: 'redirect.choose' })}</option>
          {options.map(({ countryCode, text }) => (
            <option key={countryCode} value={countryCode}>
              {text}
            </option>
          ))}
        </Select>
        {isMissing && (
          <div id={ERROR_ID} className="error" role="alert">
            <MissingCountry texts={texts} />
          </div>
        )}
      </Field>
      <Button type="submit" tone="primary" wide>
        <FormattedMessage id="redirect.switch" />
      </Button>
    </form>
  )
}

const MissingCountry = ({ texts }: Pick<CountryFormProps, 'texts'>) =>
  texts?.body ? (
    <Html html={texts.body} {...langOf(texts)} />
  ) : (
    <FormattedMessage tagName="span" id="redirect.missing" />
  )
