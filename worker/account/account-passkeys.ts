import * as v from 'valibot'

import {
  CredentialId,
  type AccountPasskey,
  type AccountPasskeys,
} from '#shared/account/account-passkeys.ts'

import { plainText } from '../catalog/content-mapper.ts'
import { problemOf } from '../commerce/customer-records.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'

const Nothing = v.object({})
const PasskeyUser = v.object({
  credentials: v.array(
    v.object({ credentialId: v.unknown(), nickName: v.optional(v.string(), '') }),
  ),
})

/** The passkeys of one request's customer, which SLAS keeps (scapi §2.3). */
export function createAccountPasskeys(account: AccountContext): AccountPasskeys {
  return {
    async getPasskeys() {
      // SLAS shows them to nobody but the customer.
      if (account.shop.session.state?.agent) return null
      const answer = await send(account, { operation: 'getPasskeyUserByLoginId', method: 'GET' })
      // SLAS knows nobody who has no passkey.
      if (answer.kind === 'http-error' && answer.status === 404) return []
      if (answer.kind !== 'ok') throw problemOf(answer)
      return v.parse(PasskeyUser, answer.body).credentials.flatMap((wire) => passkeyIn(wire) ?? [])
    },
    removePasskey: (input, idempotencyKey) =>
      runAction(account.shop, {
        action: 'removePasskey',
        idempotencyKey,
        input,
        schema: Nothing,
        async run() {
          const answer = await send(account, {
            operation: 'deletePasskeyCredential',
            method: 'DELETE',
            credential: `/credentials/${input.credentialId}`,
          })
          const isGone = answer.kind === 'http-error' && answer.status === 404
          if (answer.kind !== 'ok' && !isGone) throw problemOf(answer)
          return {}
        },
      }),
  }
}

interface Call {
  operation: string
  method: 'GET' | 'DELETE'
  credential?: `/credentials/${CredentialId}` | ''
}

async function send(account: AccountContext, { credential = '', ...call }: Call) {
  const { shop } = account
  const { login } = await account.read()
  const { config, site } = shop.context
  return shop.session.send({
    ...call,
    family: 'passkeys',
    path: `/oauth2/webauthn/passkey/user/${encodeURIComponent(login)}${credential}`,
    query: { channel_id: config.commerce.siteIds[site.id] },
  })
}

function passkeyIn(wire: v.InferOutput<typeof PasskeyUser>['credentials'][number]) {
  const credentialId = v.safeParse(CredentialId, wire.credentialId)
  if (!credentialId.success) return null
  const passkey: AccountPasskey = {
    credentialId: credentialId.output,
    name: plainText(wire.nickName) || null,
  }
  return passkey
}
