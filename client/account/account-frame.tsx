import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { accountButtonActions } from '#shared/account/actions.ts'

import { useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { AccountGrid, AccountMenu } from './look.tsx'
import { ButtonLink, ButtonRow, Button } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { Page } from '../ui/layout.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { useAccountState } from './account-state.ts'
import { ACCOUNT_ITEMS } from './account-links.tsx'
import { SignOutForm } from '../sign-in/sign-out-form.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'

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

interface AccountNavigationProps {
  /** The path of the item that the page belongs to. */
  current: string
}

/** The account's pages: beside the page on wide screens, else closed above it. */
function AccountNavigation({ current }: AccountNavigationProps) {
  const intl = useIntl()
  const { holder } = useAccountState()
  const items = ACCOUNT_ITEMS[holder?.enrollment === 'member' ? 'member' : 'registered']
  const shown = items.find(({ path }) => path === current)
  return (
    <AccountMenu aria-label={intl.formatMessage({ id: 'account.title' })}>
      <details>
        <summary>
          <span className="in">
            <FormattedMessage id="account.title" />
          </span>
          {shown && <FormattedMessage tagName="span" id={shown.label} />}
        </summary>
        <Items items={items} current={current} />
      </details>
      <div className="beside">
        <Items items={items} current={current} />
      </div>
    </AccountMenu>
  )
}

interface ItemsProps extends AccountNavigationProps {
  items: (typeof ACCOUNT_ITEMS)['member']
}

function Items({ items, current }: ItemsProps) {
  const href = useHref()
  return (
    <>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} aria-current={path === current ? 'page' : undefined}>
              <FormattedMessage tagName="span" id={label} />
            </a>
          </li>
        ))}
      </ul>
      <SignOutForm />
    </>
  )
}

interface CardButtonProps {
  action: keyof typeof accountButtonActions
  fields: Record<string, string>
  text: FormatjsIntl.Message['ids']
  /** The address, card or store of the button, for screen readers. */
  about: string
}

/** A button on a card. It has its own form, so it works without JavaScript. */
export function CardButton({ action, fields, text, about }: CardButtonProps) {
  const href = useHref()
  return (
    <form method="post" action={href(accountButtonActions[action].path)}>
      <HiddenFields fields={fields} />
      <Button type="submit" tone="quiet">
        <FormattedMessage tagName="span" id={text} />
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    </form>
  )
}

type MessageId = FormatjsIntl.Message['ids']

/** A page of the account without anything to list yet. */
export const EmptyState = ({ title, text }: { title: MessageId; text: MessageId }) => (
  <Panel tone="shade">
    <Heading as="h2" size="small">
      <FormattedMessage tagName="span" id={title} />
    </Heading>
    <Text tone="quiet" measured>
      <FormattedMessage tagName="span" id={text} />
    </Text>
  </Panel>
)
