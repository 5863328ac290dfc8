import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import { AccountGrid } from '../../ui/account-frame/account-frame.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { useAccountState } from './account-state.ts'

interface AccountFrameProps {
  /** Translated. */
  title: string
  /** The path of the menu's item that the page belongs to. */
  current: string
  /** Not rendered if the data could not be read, so it may rely on it. */
  children: ReactNode
}

/** A page of the account, beside its menu. */
export function AccountFrame({ title, current, children }: AccountFrameProps) {
  const intl = useIntl()
  const { isLoaded } = useAccountState()
  const account = routes.myAccount.href({})
  const name = intl.formatMessage({ id: 'account.title' })
  const trail = current === account ? [] : [{ name, path: account }]
  return (
    <Page>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={trail} current={title} />
      <AccountGrid>
        <AccountNavigation current={current} />
        <div className="content">
          <Heading as="h1">{title}</Heading>
          {isLoaded ? children : <Unavailable />}
        </div>
      </AccountGrid>
    </Page>
  )
}

function Unavailable() {
  const href = useHref()
  const { path, query } = useShop()
  return (
    <Notice tone="problem" role="alert">
      <p>
        <FormattedMessage id="account.unavailable" />
      </p>
      <ButtonRow>
        <ButtonLink href={href(path, query.toString())}>
          <FormattedMessage id="payment.retry" />
        </ButtonLink>
      </ButtonRow>
    </Notice>
  )
}
