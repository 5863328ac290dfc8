import * as v from 'valibot'

import * as features from '#shop/features.ts'
import {
  ChangeEmail,
  ConfirmEmail,
  DeleteAccount,
  RemoveStore,
  SaveContactChoices,
  SaveProfile,
} from '#shared/account/profile.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'

import { changeEmailLimit, confirmEmailLimit, passwordLimit } from './limits.ts'
import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import { saveContactChoices as saveChoices } from './contact-choices.ts'
import * as profile from './profile.ts'

const ofCustomer = { idempotency: 'account', output: v.object({}) } as const
const inProfile = { pages: ['profile'], fallbackPage: 'profile' } as const

const PAGE = routes.profile.href({})
const pageAfter = (done: string) => `${PAGE}?${DONE_PARAMETER}=${done}`

const saveProfile = customerAction({
  ...ofCustomer,
  name: 'saveProfile',
  agents: 'allowed',
  limit: 'none',
  input: SaveProfile,
  run: (edge: Edge, input) => profile.saveProfile(edge, input),
  form: {
    ...inProfile,
    search: 'edit=info',
    fields: ['firstName', 'lastName', 'phone', 'birthMonth', 'preferredLocale'],
    toInput: ({ firstName = '', lastName = '', phone = '', birthMonth = '', preferredLocale }) => ({
      firstName,
      lastName,
      phone,
      birthMonth: birthMonth === '' ? null : Number(birthMonth),
      ...(preferredLocale && { preferredLocale }),
    }),
    done: () => pageAfter('saved'),
  },
})

const changeEmail = customerAction({
  ...ofCustomer,
  name: 'changeEmail',
  agents: 'refused',
  limit: changeEmailLimit,
  input: ChangeEmail,
  run: (edge: Edge, input) => profile.changeEmail(edge, input),
  form: {
    ...inProfile,
    search: 'edit=email',
    fields: ['email', 'currentPassword'],
    secretFields: ['currentPassword'],
    toInput: ({ email = '', currentPassword = '' }) => ({ email, currentPassword }),
    done: () => pageAfter('email-sent'),
  },
})

/** The page of the mail's link. The link alone changes nothing, because mail programs open links, too. */
const confirmEmail = customerAction({
  ...ofCustomer,
  name: 'confirmEmail',
  agents: 'refused',
  limit: confirmEmailLimit,
  input: ConfirmEmail,
  run: profile.confirmEmail,
  form: {
    ...inProfile,
    fields: ['token'],
    pageOf: ({ token = '' }) =>
      `${PAGE}?${new URLSearchParams({ edit: 'confirm', token }).toString()}`,
    done: () => pageAfter('email'),
  },
})

const saveContactChoices = customerAction({
  ...ofCustomer,
  name: 'saveContactChoices',
  agents: 'allowed',
  limit: 'none',
  input: SaveContactChoices,
  run: saveChoices,
  form: {
    ...inProfile,
    search: 'edit=contact',
    fields: ['newsletter', 'order-updates'],
    // A checked box is sent as `on`; any other value is no choice.
    toInput: (values) => ({
      chosen: Object.entries(values).flatMap(([id, value]) =>
        value ? [value === 'on' ? id : ''] : [],
      ),
    }),
    done: () => pageAfter('contact'),
  },
})

const deleteAccount = customerAction({
  ...ofCustomer,
  name: 'deleteAccount',
  agents: 'refused',
  limit: passwordLimit,
  input: DeleteAccount,
  run: profile.deleteAccount,
  form: {
    ...inProfile,
    search: 'edit=delete',
    fields: ['currentPassword'],
    secretFields: ['currentPassword'],
    toInput: ({ currentPassword = '' }) => ({ currentPassword }),
    done: () => `${routes.myAccount.href({})}?${DONE_PARAMETER}=deleted`,
  },
})

const storeActions = () => ({
  removeStore: customerAction({
    name: 'removeStore',
    agents: 'allowed',
    limit: 'none',
    input: RemoveStore,
    run: (edge: Edge, input) => profile.removeStore(edge, input),
    form: { ...inProfile, fields: ['storeId'], done: () => pageAfter('store-removed') },
  }),
})

export const profileActions = {
  saveProfile,
  changeEmail,
  confirmEmail,
  saveContactChoices,
  deleteAccount,
  ...(features.pickup ? storeActions() : noneOf<ReturnType<typeof storeActions>>()),
}
