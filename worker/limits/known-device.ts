import type { Context } from 'hono'
import * as v from 'valibot'

import type { AppEnv } from '../env.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'
import { normalized } from './counters.ts'
import { hashOf } from './keyed-hash.ts'

/** As many as share a device. The one that signed in last comes first. */
const MOST_LOGINS = 5

/** Who has signed in with this browser, as keyed hashes. */
const knownDevice = sealedCookie(
  'knownDevice',
  v.object({ id: v.string(), logins: v.array(v.string()) }),
)

const hashOfLogin = (c: Context<AppEnv>, login: string) =>
  hashOf(c.get('context').config, `device:${c.get('context').site.id}:${normalized(login)}`)

/** Whose attempts count together: those of this device if the login has signed in with it, or else of all others. */
export async function deviceFor(c: Context<AppEnv>, login: string): Promise<string> {
  const known = await knownDevice.read(c)
  const isKnown = known?.logins.includes(await hashOfLogin(c, login)) ?? false
  return isKnown && known ? `${known.id}:${login}` : login
}

/** Remembers that a login has signed in with this browser, so that a stranger's attempts do not count for it. */
export async function rememberDevice(c: Context<AppEnv>, login: string): Promise<void> {
  const known = await knownDevice.read(c)
  const hash = await hashOfLogin(c, login)
  const others = known?.logins.filter((other) => other !== hash) ?? []
  await knownDevice.write(c, {
    id: known?.id ?? crypto.randomUUID(),
    logins: [hash, ...others].slice(0, MOST_LOGINS),
  })
}
