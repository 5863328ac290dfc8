import * as v from 'valibot'

import { NamedPasskey } from '#shared/account/account-passkeys.ts'
import { ChangePassword } from '#shared/account/profile.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import { passwordLimit } from '../account/limits.ts'
import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import { removePasskey as remove } from './account-passkeys.ts'
import { changePassword as change } from './change-password.ts'

const ofCustomer = { agents: 'refused', idempotency: 'account' } as const
const inProfile = { pages: ['profile'], fallbackPage: 'profile' } as const
const PAGE = routes.profile.href({})

const changePassword = customerAction({
  ...ofCustomer,
  name: 'changePassword',
  limit: passwordLimit,
  input: ChangePassword,
  output: v.object({ isKept: v.boolean() }),
  run: (edge: Edge, input) => change(edge, input),
  form: {
    ...inProfile,
    search: 'edit=password',
    fields: ['currentPassword', 'password'],
    secretFields: ['currentPassword', 'password'],
    toInput: ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
    done({ isKept }) {
      const path = `${PAGE}?${DONE_PARAMETER}=password`
      return isKept ? path : loginPath(path)
    },
  },
})

const removePasskey = customerAction({
  ...ofCustomer,
  name: 'removePasskey',
  limit: 'none',
  input: NamedPasskey,
  output: v.object({}),
  run: remove,
  form: {
    ...inProfile,
    search: 'edit=passkeys',
    fields: ['credentialId'],
    done: () => `${PAGE}?edit=passkeys&${DONE_PARAMETER}=passkey-removed`,
  },
})

export const credentialActions = { changePassword, removePasskey }
