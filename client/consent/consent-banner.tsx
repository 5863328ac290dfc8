import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'

import {
  PRIVACY_CHOICES_PATH,
  BANNER_HEADING,
  CHOICE_FIELD,
  type PrivacyBanner,
} from '#shared/consent/privacy.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import { consentEndpoints } from '#shared/consent/endpoints.ts'

import { useAppContext } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { reserveBottom } from '../kit/toasts/reserve-bottom.ts'
import { savePrivacyChoice } from './privacy-choice.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { ConsentBox } from './look.tsx'
import { Page } from '../ui/layout.tsx'
import { createHttpPort } from '../kit/http/http-port.ts'

/** The words of the banner, which depend on where the visitor is. */
const bannerQuery = (place: { site: Site; locale: Locale }) =>
  queryOptions({
    queryKey: ['privacy-banner', place],
    queryFn: ({ signal }) => createHttpPort(consentEndpoints, place).getBanner({}, signal),
  })

/** Asks which cookies the visitor allows. It is the first thing in the document, so that keyboards reach it first. */
export function ConsentBanner({ onLeave }: { onLeave: () => void }) {
  const { site, locale } = useAppContext()
  const { data, isError } = useQuery(bannerQuery({ site, locale }))
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isError) leave()
  }, [isError])
  const isShown = data !== undefined
  useEffect(() => {
    const { firstElementChild } = place
    if (isShown && firstElementChild instanceof HTMLElement)
      return reserveBottom(firstElementChild, '--docked')
  }, [isShown, place])
  if (!data) return null
  return createPortal(
    <ConsentBox aria-labelledby={BANNER_HEADING}>
      <Page>
        <Question html={data.html} onLeave={onLeave} />
      </Page>
    </ConsentBox>,
    place,
  )
}

interface QuestionProps {
  html: PrivacyBanner['html']
  onLeave: () => void
}

/** A form that remembers the choice without leaving the page. */
function Question({ html, onLeave }: QuestionProps) {
  const href = useHref()
  const form = useRef<HTMLFormElement>(null)
  const isSaving = useRef(false)
  useEffect(() => {
    const text = form.current?.querySelector('h2')?.textContent
    if (text) emitShopEvent({ type: 'announced', text })
  }, [])

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    if (isSaving.current) return
    isSaving.current = true
    const { submitter } = nativeEvent
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const body = new URLSearchParams({ [CHOICE_FIELD]: choice })
    const isSaved = await savePrivacyChoice(currentTarget.action, body)
    isSaving.current = false
    const failure = currentTarget.querySelector<HTMLElement>('.failure')
    if (failure) failure.hidden = isSaved
    if (!isSaved) return
    if (currentTarget.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true })
    onLeave()
  }

  return (
    <form
      ref={form}
      method="post"
      action={href(PRIVACY_CHOICES_PATH)}
      onSubmit={(event) => void save(event)}
    >
      <Html html={html} />
    </form>
  )
}
