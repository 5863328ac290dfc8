import type { SiteId } from '../platform/site.ts'
import { findSite } from '../sites/sites.ts'
import { invalidRequest } from './oauth-error.ts'

/** The shopper of a token, as stated in its `isb` claim. */
export interface Identity {
  siteId: SiteId
  /** Every shopper starts as a guest; a registered shopper keeps the guest id. */
  guestId: string
  registeredId: string | undefined
  /** Only for a registered shopper. */
  login: string | undefined
  /** "Ana Ruiz"; empty for a guest. */
  fullName: string
  /** The agent who shops on behalf of this shopper. */
  agentId: string | undefined
  /** How the shopper signed in, unless it was by password or as a guest. */
  signInMethod: 'sesb' | 'login' | 'tsob' | undefined
}

const MAX_CHARACTERS = 256
const TOO_LONG = 'Issuer Subject length must be less than 256 characters'

/** @throws OauthError for a shopper whose login is too long for a token. */
export function toIsbClaim(identity: Identity): string {
  const whole = getText(identity, identity.fullName)
  if (whole.length <= MAX_CHARACTERS) return whole
  const room = identity.fullName.length - (whole.length - MAX_CHARACTERS)
  // Each colon would be escaped to three characters.
  const name = identity.fullName.replaceAll(':', ' ').slice(0, Math.max(0, room))
  const shortened = getText(identity, name)
  if (shortened.length > MAX_CHARACTERS) throw invalidRequest(TOO_LONG)
  return shortened
}

function getText(identity: Identity, fullName: string) {
  const { siteId, guestId, registeredId, login, agentId, signInMethod } = identity
  const escaped = (text: string) => text.replaceAll(':', '%3A')
  return [
    ...(registeredId === undefined
      ? ['uido:slas', 'upn:Guest', 'uidn:Guest User', `gcid:${guestId}`]
      : [
          'uido:ecom',
          `upn:${escaped(login ?? '')}`,
          `uidn:${escaped(fullName)}`,
          `gcid:${guestId}`,
          `rcid:${registeredId}`,
        ]),
    `chid:${siteId}`,
    ...(agentId === undefined ? [] : [`agent:${agentId}`, 'taob:true']),
    ...(signInMethod === undefined ? [] : [`${signInMethod}:true`]),
  ].join('::')
}

/** Reads the identity from the `isb` claim of one of our own tokens. */
export function parseIsbClaim(isb: string): Identity | undefined {
  const parts = new Map(
    isb.split('::').map((part) => {
      const colon = part.indexOf(':')
      return [part.slice(0, colon), part.slice(colon + 1)]
    }),
  )
  const site = findSite(parts.get('chid'))
  const guestId = parts.get('gcid')
  if (!site || guestId === undefined) return undefined
  const registeredId = parts.get('rcid')
  return {
    siteId: site.id,
    guestId,
    registeredId,
    login: registeredId === undefined ? undefined : parts.get('upn')?.replaceAll('%3A', ':'),
    fullName: (parts.get('uidn') ?? '').replaceAll('%3A', ':'),
    agentId: parts.get('agent'),
    signInMethod: getSignInMethod(parts),
  }
}

const ways = ['sesb', 'tsob', 'login'] as const

function getSignInMethod(parts: Map<string, string>) {
  return ways.find((signInMethod) => parts.has(signInMethod))
}
