import { NamedPasskey } from '#shared/account/account-passkeys.ts'
import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  DeleteAccount,
  RemoveStore,
  SaveContactChoices,
  SaveProfile,
} from '#shared/account/profile.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { loginPath } from '#shared/return-path.ts'

import { defineAction } from './define-action.ts'

const inProfile = {
  pages: ['profile'],
  fallbackPage: 'profile',
  access: 'customerAccount',
  success: 'redirect',
  idempotency: 'account',
} as const

const PAGE = routes.profile.href({})
const pageAfter = (done: string) => `${PAGE}?${DONE_PARAMETER}=${done}`

export const saveProfile = defineAction({
  ...inProfile,
  agents: 'allowed',
  limit: 'none',
  search: 'edit=info',
  fields: ['firstName', 'lastName', 'phone', 'birthMonth', 'preferredLocale'],
  toInput: ({ firstName = '', lastName = '', phone = '', birthMonth = '', preferredLocale }) => ({
    firstName,
    lastName,
    phone,
    birthMonth: birthMonth === '' ? null : Number(birthMonth),
    ...(preferredLocale && { preferredLocale }),
  }),
  schema: SaveProfile,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.saveProfile(input, idempotencyKey)
    return pageAfter('saved')
  },
})

export const changeEmail = defineAction({
  ...inProfile,
  agents: 'refused',
  limit: 'changeEmail',
  search: 'edit=email',
  fields: ['email', 'currentPassword'],
  secretFields: ['currentPassword'],
  toInput: ({ email = '', currentPassword = '' }) => ({ email, currentPassword }),
  schema: ChangeEmail,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.changeEmail(input, idempotencyKey)
    return pageAfter('email-sent')
  },
})

/** The page of the mail's link. The link alone changes nothing, because mail programs open links, too. */
export const confirmEmail = defineAction({
  ...inProfile,
  agents: 'refused',
  limit: 'confirmEmail',
  pageOf: ({ token = '' }) =>
    `${PAGE}?${new URLSearchParams({ edit: 'confirm', token }).toString()}`,
  fields: ['token'],
  schema: ConfirmEmail,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.confirmEmail(input, idempotencyKey)
    return pageAfter('email')
  },
})

export const changePassword = defineAction({
  ...inProfile,
  agents: 'refused',
  limit: 'password',
  search: 'edit=password',
  fields: ['currentPassword', 'password'],
  secretFields: ['currentPassword', 'password'],
  toInput: ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
  schema: ChangePassword,
  async run({ customerAccount, input, idempotencyKey }) {
    const { isKept } = await customerAccount.changePassword(input, idempotencyKey)
    return isKept ? pageAfter('password') : loginPath(pageAfter('password'))
  },
})

export const saveContactChoices = defineAction({
  ...inProfile,
  agents: 'allowed',
  limit: 'none',
  search: 'edit=contact',
  fields: ['newsletter', 'order-updates'],
  // A box that is checked is sent as `on`; any other value is no choice.
  toInput: (values) => ({
    chosen: Object.entries(values).flatMap(([id, value]) =>
      value ? [value === 'on' ? id : ''] : [],
    ),
  }),
  schema: SaveContactChoices,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.saveContactChoices(input, idempotencyKey)
    return pageAfter('contact')
  },
})

export const deleteAccount = defineAction({
  ...inProfile,
  agents: 'refused',
  limit: 'password',
  search: 'edit=delete',
  fields: ['currentPassword'],
  secretFields: ['currentPassword'],
  toInput: ({ currentPassword = '' }) => ({ currentPassword }),
  schema: DeleteAccount,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.deleteAccount(input, idempotencyKey)
    return `${routes.myAccount.href({})}?${DONE_PARAMETER}=deleted`
  },
})

export const removeStore = defineAction({
  agents: 'allowed',
  limit: 'none',
  pages: ['profile'],
  fallbackPage: 'profile',
  access: 'customerAccount',
  success: 'redirect',
  fields: ['storeId'],
  schema: RemoveStore,
  async run({ customerAccount, input }) {
    await customerAccount.removeStore(input)
    return pageAfter('store-removed')
  },
})

export const removePasskey = defineAction({
  ...inProfile,
  agents: 'refused',
  limit: 'none',
  search: 'edit=passkeys',
  fields: ['credentialId'],
  schema: NamedPasskey,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.removePasskey(input, idempotencyKey)
    return `${PAGE}?edit=passkeys&${DONE_PARAMETER}=passkey-removed`
  },
})
