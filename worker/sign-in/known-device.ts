import * as v from 'valibot'

import { signInCookies } from '#shared/sign-in/storage.ts'

import type { RequestContext } from '../config/env.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'
import { normalized } from '../limits/counters.ts'
import { hashOf } from '../session/keyed-hash.ts'

/** The last login comes first. */
const MOST_LOGINS = 5

/** The logins that have signed in with this browser, as keyed hashes. */
const knownDevice = sealedCookie(
  'knownDevice',
  signInCookies.knownDevice,
  v.object({ id: v.string(), logins: v.array(v.string()) }),
)

const hashOfLogin = ({ config, site }: RequestContext, login: string) =>
  hashOf(config, `device:${site.id}:${normalized(login)}`)

/** The counter of attempts: this device's if the login has signed in with it, or else that of all other devices. */
export async function deviceFor(context: RequestContext, login: string): Promise<string> {
  const known = await knownDevice.read(context)
  const isKnown = known?.logins.includes(await hashOfLogin(context, login)) ?? false
  return isKnown && known ? `${known.id}:${login}` : login
}

/** Remembers that a login has signed in with this browser, so that a stranger's attempts do not count for it. */
export async function rememberDevice(context: RequestContext, login: string): Promise<void> {
  const known = await knownDevice.read(context)
  const hash = await hashOfLogin(context, login)
  const others = known?.logins.filter((other) => other !== hash) ?? []
  await knownDevice.write(context, {
    id: known?.id ?? crypto.randomUUID(),
    logins: [hash, ...others].slice(0, MOST_LOGINS),
  })
}
