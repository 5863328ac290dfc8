import * as v from 'valibot'

import {
  CredentialId,
  type AccountPasskey,
  type NamedPasskey,
} from '#shared/account/account-passkeys.ts'

import { plainText } from '../markup/content-mapper.ts'
import type { Edge } from '../http/edge.ts'
import type { Named, ShopperFamily } from '../upstream/families.ts'
import { toProblem, readCustomerRecord } from '../session/customer-record.ts'

export const signInFamilies = {
  /** A customer's passkeys, for which only their page waits. */
  passkeys: {
    name: 'passkeys',
    subject: 'shopper',
    base: '/shopper/auth/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 2_500,
    retried: true,
  },
} as const satisfies Record<string, Named<ShopperFamily>>

const Login = v.object({ login: v.nullish(v.string(), '') })
const PasskeyUser = v.object({
  credentials: v.array(
    v.object({ credentialId: v.unknown(), nickName: v.optional(v.string(), '') }),
  ),
})

/** The passkeys of the customer, which SLAS keeps (scapi §2.3). Null for an agent, who may not see them. */
export async function readPasskeys(edge: Edge): Promise<AccountPasskey[] | null> {
  if (edge.session.state?.agent) return null
  const answer = await send(edge, { operation: 'getPasskeyUserByLoginId', method: 'GET' })
  // SLAS has no record of a customer without passkeys.
  if (answer.kind === 'http-error' && answer.status === 404) return []
  if (answer.kind !== 'ok') throw toProblem(answer)
  return v.parse(PasskeyUser, answer.body).credentials.flatMap((wire) => passkeyIn(wire) ?? [])
}

/** A passkey that is gone counts as removed. */
export async function removePasskey(edge: Edge, { credentialId }: NamedPasskey) {
  const answer = await send(edge, {
    operation: 'deletePasskeyCredential',
    method: 'DELETE',
    credential: `/credentials/${credentialId}`,
  })
  const isGone = answer.kind === 'http-error' && answer.status === 404
  if (answer.kind !== 'ok' && !isGone) throw toProblem(answer)
  return {}
}

interface Call {
  operation: string
  method: 'GET' | 'DELETE'
  credential?: `/credentials/${CredentialId}` | ''
}

async function send(edge: Edge, { credential = '', ...call }: Call) {
  const { login } = await readCustomerRecord(edge, Login)
  const { config, site } = edge.context
  return edge.session.send({
    ...call,
    family: signInFamilies.passkeys,
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
