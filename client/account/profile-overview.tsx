import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { signInActions } from '#shared/sign-in/actions.ts'
import { ACCOUNT_COPY_PATH } from '#shared/account/endpoints.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { phoneText } from '../kit/address-lines.ts'
import { DoneNotice, LINK_OVER, RejectedChange } from './notices.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { FactList } from './look.tsx'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useAccountData } from './account-state.ts'
import { PreferredStore } from './preferred-store.tsx'
import { languageName, monthName, type ProfileChangeName } from './profile-changes.ts'

const DONE = {
  saved: 'addresses.changed',
  email: 'profile.emailDone',
  'email-sent': 'profile.emailSent',
  password: 'profile.passwordDone',
  contact: 'addresses.changed',
  'store-removed': 'profile.storeRemoved',
  'no-copy': 'profile.copyByCare',
} as const

/** The customer's profile, with a way to change each part. */
export function ProfileOverview({ done }: { done: string | null }) {
  const { isAgent } = useAccountData('profile')
  return (
    <>
      <DoneNotice done={done} texts={DONE} />
      <RejectedChange actions={['confirmEmail']} messages={LINK_OVER} />
      {features.pickup && <RejectedChange actions={['removeStore']} />}
      <Facts />
      {features.pickup && <PreferredStore />}
      {isAgent ? <OwnersOnly /> : <Security />}
      <Part title="profile.contact" text="profile.contactText" change="contact" />
      {!isAgent && <OwnData />}
    </>
  )
}

function Facts() {
  const intl = useIntl()
  const { site } = useAppContext()
  const profile = useAccountData('profile')
  const { firstName, lastName, phone, birthMonth, keepsBirthMonth, preferredLocale } = profile
  const none = intl.formatMessage({ id: 'profile.none' })
  const month = birthMonth === null ? none : monthName(intl.locale, birthMonth)
  return (
    <Part title="profile.info" change="info">
      <FactList>
        <Fact name="profile.name">{`${firstName} ${lastName}`.trim() || none}</Fact>
        <Fact name="address.phone">
          {phone ? phoneText(phone, site.country, intl.locale) : none}
        </Fact>
        {keepsBirthMonth && <Fact name="profile.birthMonth">{month}</Fact>}
        {site.supportedLocales.length > 1 && (
          <Fact name="profile.language">
            {preferredLocale ? languageName(intl.locale, preferredLocale) : none}
          </Fact>
        )}
      </FactList>
    </Part>
  )
}

/** A note for agents in place of forms that the service rejects. */
function OwnersOnly() {
  const { email } = useAccountData('profile')
  return (
    <Panel>
      <Heading as="h2" size="small">
        <FormattedMessage id="profile.email" />
      </Heading>
      <p translate="no">{email}</p>
      <Text tone="quiet" measured>
        <FormattedMessage id="profile.ownersOnly" />
      </Text>
    </Panel>
  )
}

function Security() {
  const href = useHref()
  const { email, hasPassword } = useAccountData('profile')
  return (
    <>
      <Part title="profile.email" change="email">
        <p translate="no">{email}</p>
      </Part>
      {hasPassword ? (
        <Part title="profile.passwordTitle" text="profile.passwordText" change="password" />
      ) : (
        <Panel>
          <Heading as="h2" size="small">
            <FormattedMessage id="profile.passwordTitle" />
          </Heading>
          <p>
            <a href={href(routes.passwordReset.href({}))}>
              <FormattedMessage id="profile.firstPassword" />
            </a>
          </p>
        </Panel>
      )}
      <Panel>
        <Heading as="h2" size="small">
          <FormattedMessage id="profile.devices" />
        </Heading>
        <Text tone="quiet" measured>
          <FormattedMessage id="profile.devicesText" />
        </Text>
        <form method="post" action={href(signInActions.signOut.path)}>
          <HiddenFields fields={{ everywhere: 'on' }} />
          <Button type="submit">
            <FormattedMessage id="profile.signOutEverywhere" />
          </Button>
        </form>
      </Panel>
      <Part title="profile.passkeys" text="profile.passkeysText" change="passkeys" />
    </>
  )
}

function OwnData() {
  const href = useHref()
  const { site, locale } = useAppContext()
  const query = new URLSearchParams({ site: site.id, locale }).toString()
  return (
    <Panel>
      <Heading as="h2" size="small">
        <FormattedMessage id="profile.data" />
      </Heading>
      <Text tone="quiet" measured>
        <FormattedMessage id="profile.dataText" />
      </Text>
      <ButtonRow>
        <ButtonLink href={`/api${ACCOUNT_COPY_PATH}?${query}`}>
          <FormattedMessage id="profile.copy" />
        </ButtonLink>
        <ButtonLink tone="quiet" href={href(routes.profile.href({}), 'edit=delete')}>
          <FormattedMessage id="profile.delete" />
        </ButtonLink>
      </ButtonRow>
    </Panel>
  )
}

interface PartProps {
  title: FormatjsIntl.Message['ids']
  text?: FormatjsIntl.Message['ids']
  change: ProfileChangeName
  children?: ReactNode
}

function Part({ title, text, change, children }: PartProps) {
  const href = useHref()
  return (
    <Panel>
      <div className="head">
        <Heading as="h2" size="small">
          <FormattedMessage tagName="span" id={title} />
        </Heading>
        <a href={href(routes.profile.href({}), `edit=${change}`)}>
          <FormattedMessage id="account.edit" />
          <VisuallyHidden>
            {' '}
            <FormattedMessage tagName="span" id={title} />
          </VisuallyHidden>
        </a>
      </div>
      {text && (
        <Text tone="quiet" measured>
          <FormattedMessage tagName="span" id={text} />
        </Text>
      )}
      {children}
    </Panel>
  )
}

function Fact({ name, children }: { name: FormatjsIntl.Message['ids']; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage tagName="span" id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
