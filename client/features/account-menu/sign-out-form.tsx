import { useState, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { announceOffline } from '../../navigation/offline.ts'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { signOut } from './sign-out.ts'

/** Signs the customer out on this device. */
export function SignOutForm() {
  const { site, locale } = useAppContext()
  const intl = useIntl()
  const href = useHref()
  const [isBusy, setBusy] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (!navigator.onLine) return announceOffline(intl, 'formError.offline')
    const form = event.currentTarget
    setBusy(true)
    // If the request is lost, the browser's own one says why.
    signOut({ site, locale, account: href(routes.myAccount.href({})) }).catch(() => form.submit())
  }

  return (
    <form action={href(actions.signOut.path)} method="post" onSubmit={submit}>
      <HiddenFields />
      <button type="submit" aria-disabled={isBusy || undefined}>
        <FormattedMessage id="account.signOut" />
      </button>
    </form>
  )
}
