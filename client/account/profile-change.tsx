import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { accountButtonActions } from '#shared/account/actions.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { loadedPreferences } from '../preferences/queries.ts'
import { useHref } from '../kit/link.ts'
import { AccountForm } from '../sign-in/account-form.tsx'
import { FORM_FIELDS } from '../sign-in/form-fields.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { FormActions, CheckRow, FormBody } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'
import { useAccountData } from './account-state.ts'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileChangeName } from './profile-changes.ts'
import { LINK_OVER, RejectedChange } from './notices.tsx'

interface ProfileChangeProps {
  change: ProfileChangeName
  /** Of the link that confirms a new e-mail address. */
  token: string
}

/** The form for one part of the profile. */
export function ProfileChange({ change, token }: ProfileChangeProps) {
  return (
    <Panel>
      {change === 'info' && <ProfileForm />}
      {change === 'contact' && <ContactForm />}
      {change === 'confirm' && <ConfirmForm token={token} />}
      {change in PASSWORD_FORMS && <PasswordForm change={change as keyof typeof PASSWORD_FORMS} />}
    </Panel>
  )
}

const PASSWORD_FORMS = {
  email: {
    action: 'changeEmail',
    fields: [FORM_FIELDS.email, FORM_FIELDS.currentPassword],
    text: 'profile.emailText',
    submit: 'profile.sendLink',
  },
  password: {
    action: 'changePassword',
    fields: [
      FORM_FIELDS.currentPassword,
      { ...FORM_FIELDS.password, label: 'profile.newPassword' },
    ],
    text: 'profile.passwordText',
    submit: 'profile.changePassword',
  },
  delete: {
    action: 'deleteAccount',
    fields: [FORM_FIELDS.currentPassword],
    text: 'profile.deleteText',
    submit: 'profile.deleteNow',
  },
} as const

/** The forms that ask for the password. */
function PasswordForm({ change }: { change: keyof typeof PASSWORD_FORMS }) {
  const { action, fields, text, submit } = PASSWORD_FORMS[change]
  const { hasPassword } = useAccountData('profile')
  const program = loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled
    ? 'on'
    : 'off'
  const asked = hasPassword
    ? fields
    : fields.filter(({ name }) => name !== FORM_FIELDS.currentPassword.name)
  return (
    <AccountForm
      action={action}
      fields={asked}
      submit={submit}
      isNew={change === 'email'}
      intro={
        <Text measured>
          <FormattedMessage
            tagName="span"
            id={text}
            values={{
              program,
              wishList: features.wishList ? 'on' : 'off',
              autoRefresh: features.autoRefresh ? 'on' : 'off',
            }}
          />
        </Text>
      }
      after={<Back />}
    />
  )
}

function ConfirmForm({ token }: { token: string }) {
  const href = useHref()
  return (
    <>
      <RejectedChange actions={['confirmEmail']} messages={LINK_OVER} />
      <Text measured>
        <FormattedMessage id="profile.confirmText" />
      </Text>
      <form method="post" action={href(accountButtonActions.confirmEmail.path)}>
        <HiddenFields fields={{ token }} />
        <FormActions>
          <Button type="submit" tone="primary">
            <FormattedMessage id="profile.confirmNow" />
          </Button>
          <Back />
        </FormActions>
      </form>
    </>
  )
}

function Back() {
  const href = useHref()
  return (
    <ButtonLink tone="quiet" href={href(routes.profile.href({}))}>
      <FormattedMessage id="account.cancel" />
    </ButtonLink>
  )
}

/** The customer's e-mail preferences. */
function ContactForm() {
  const href = useHref()
  const choices = useAccountData('contactChoices')
  return (
    <FormBody method="post" action={href(accountButtonActions.saveContactChoices.path)}>
      <RejectedChange actions={['saveContactChoices']} />
      <Text measured>
        <FormattedMessage id="profile.contactText" />
      </Text>
      <HiddenFields />
      {choices.map(({ id, title, text, isOn }) => (
        <CheckRow key={id}>
          <input
            type="checkbox"
            id={id}
            name={id}
            defaultChecked={isOn}
            aria-describedby={`${id}-text`}
          />
          <div>
            <label htmlFor={id}>{title}</label>
            <Text size="small" tone="quiet" id={`${id}-text`}>
              {text}
            </Text>
          </div>
        </CheckRow>
      ))}
      <FormActions>
        <Button type="submit" tone="primary">
          <FormattedMessage id="profile.save" />
        </Button>
        <ButtonLink tone="quiet" href={href(routes.profile.href({}))}>
          <FormattedMessage id="account.cancel" />
        </ButtonLink>
      </FormActions>
    </FormBody>
  )
}
