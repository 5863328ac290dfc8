import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { closest } from '../../app/closest.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { announceOffline } from '../../navigation/offline.ts'

const subscribing = lazyCode(() => import('../newsletter/subscribe.ts'))

/**
 * What content modules do besides links. They are not hydrated, so they are listened to from the document. Until this code
 * is loaded, and without JavaScript, their forms are posted, and their rows end where they end.
 */
export function ModuleActions() {
  const appContext = useAppContext()
  const intl = useIntl()
  const submit = useEffectEvent((event: Event) => {
    const form = formOf(event)
    if (!form) return
    event.preventDefault()
    subscribing.load().then(
      ({ subscribe }) => subscribe(form, appContext, intl),
      () => (navigator.onLine ? form.submit() : announceOffline(intl, 'formError.offline')),
    )
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('submit', (event) => submit(event), { signal })
    document.addEventListener('click', (event) => void copyCode(event), { signal })
    // Before the row is moved.
    document.addEventListener('click', beginAgain, { signal, capture: true })
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, prepare, { signal, passive: true })
    return () => listening.abort()
  }, [])
  return null
}

const formOf = (event: Event) => closest<HTMLFormElement>(event, 'form[data-subscribes]')

/** The message of a form disappears when its field is used again (spec 3 §5). */
function prepare(event: Event) {
  const form = formOf(event)
  if (!form) return
  subscribing.load().then(
    ({ watch }) => watch(form),
    () => null,
  )
}

/** A button with `data-copies` copies a text, and says so. */
async function copyCode(event: Event) {
  const { copies = '', copied = '' } = closest(event, '[data-copies]')?.dataset ?? {}
  if (!copies) return
  const isCopied = await navigator.clipboard.writeText(copies).then(
    () => true,
    () => false,
  )
  // Where it may not be copied, it is selected by a click on it.
  if (isCopied) emitShopEvent({ type: 'toasted', tone: 'success', text: copied })
}

/** A row with `data-loops` begins again at its end. */
function beginAgain(event: Event) {
  const button = closest(event, 'button[data-step]')
  const row = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  if (!button || !row || !('loops' in row.dataset)) return
  const isBack = Number(button.dataset['step']) < 0
  if (!isAtEnd(row, isBack)) return
  event.stopPropagation()
  row.scrollTo({ left: isBack ? row.scrollWidth : 0 })
}

/** Layout rounds, and a row may still be coming to rest, so less than half an item counts as nothing. */
function isAtEnd(
  { scrollLeft, scrollWidth, clientWidth, firstElementChild }: Element,
  isBack: boolean,
) {
  const rest = isBack ? scrollLeft : scrollWidth - clientWidth - scrollLeft
  return rest <= (firstElementChild?.clientWidth ?? 0) / 2
}
