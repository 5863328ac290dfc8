import type { SubmitEvent, SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'

import { actions, FROM_FIELD } from '#shared/actions.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { useHref } from '../../app/link.ts'
import { keepsServerMarkup } from '../../app/trusted-types.ts'
import { keepDraft } from '../actions/form-draft.ts'
import { announceOffline } from '../../navigation/offline.ts'

const code = lazyCode(() => import('../newsletter/subscribe.ts'))

const prepare = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
  void code.load().then(
    ({ watch }) => watch(currentTarget),
    () => null,
  )

/** The newsletter form. The edge renders its fields, and the code that sends it in place loads when it is used. */
export function NewsletterForm() {
  const appContext = useAppContext()
  const intl = useIntl()
  const { newsletterFields: children } = appContext
  const { path, query } = useShop()

  /** The field still names the page of the document. */
  function sendAsDocument(form: HTMLFormElement) {
    const from = form.elements.namedItem(FROM_FIELD)
    if (from instanceof HTMLInputElement) from.value = query.size > 0 ? `${path}?${query}` : path
    form.submit()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    event.preventDefault()
    code.load().then(
      ({ subscribe }) => subscribe(form, appContext, intl),
      () => (navigator.onLine ? sendAsDocument(form) : announceOffline(intl, 'formError.offline')),
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events of its fields
    <form
      ref={keepDraft}
      className="newsletter"
      action={useHref()(actions.subscribeToNewsletter.path)}
      method="post"
      noValidate
      onPointerOver={prepare}
      onFocus={prepare}
      onSubmit={submit}
      {...(children ? { children } : keepsServerMarkup)}
    />
  )
}
