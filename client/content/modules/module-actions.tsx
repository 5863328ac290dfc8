import { useIntl } from 'react-intl'

import { FROM_FIELD } from '#shared/http/form-fields.ts'

import { useAppContext, useShop } from '../../kit/app-context.ts'
import { lazyCode } from '../../kit/lazy-code.ts'
import { emitShopEvent } from '../../kit/shop-events.ts'
import { useAction } from '../../kit/document-actions.ts'
import { announceOffline } from '../../kit/offline.ts'

const subscribing = lazyCode(() => import('../../newsletter/subscribe.ts'))

/** What content modules and the form in the footer do besides links. */
export function ModuleActions() {
  const appContext = useAppContext()
  const intl = useIntl()
  const { path, query } = useShop()

  useAction(
    'subscribe',
    ({ element: form }) => {
      if (!(form instanceof HTMLFormElement)) return false
      const send = () => {
        // In the footer, it still names the page of the document.
        const from = form.elements.namedItem(FROM_FIELD)
        if (from instanceof HTMLInputElement)
          from.value = query.size > 0 ? `${path}?${query}` : path
        form.submit()
      }
      subscribing.load().then(
        ({ subscribe }) => subscribe(form, appContext, intl),
        () => (navigator.onLine ? send() : announceOffline(intl, 'formError.offline')),
      )
    },
    prepareForm,
  )

  /** Where it may not be copied, it is selected by a click on it. */
  useAction('copyCode', async ({ value: code }) => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    const text = intl.formatMessage({ id: 'module.codeCopied' }, { code })
    if (isCopied) emitShopEvent({ type: 'toasted', tone: 'success', text })
  })

  return null
}

/** The message of a form disappears when its field is used again (spec 3 §5). */
function prepareForm(form: HTMLElement) {
  subscribing.load().then(
    ({ watch }) => form instanceof HTMLFormElement && watch(form),
    () => null,
  )
}
