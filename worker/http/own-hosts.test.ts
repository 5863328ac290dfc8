import { expect, test } from 'vitest'

import { contentSecurityPolicy, type DocumentPolicy } from './content-security-policy.ts'
import { ownHostsOf } from './own-hosts.ts'

const adapters = {
  search: {
    hosts: {
      script: ['https://search.example'],
      connect: ['https://api.search.example:8443'],
      image: ['https://pictures.search.example'],
    },
  },
  payment: { hosts: { script: ['https://pay.example'], frame: ['https://bank.example'] } },
  captcha: { hosts: { frame: ['https://people.example'] } },
}

const KINDS = ['shop', 'account', 'checkout', 'billing', 'captcha', 'framed'] as const

/** The directives of each kind of documents that name a host. */
function kindsWith(host: string) {
  const directivesOf = (kind: DocumentPolicy['kind']) =>
    contentSecurityPolicy({
      kind,
      nonce: 'n0',
      imageOrigin: null,
      videoOrigin: null,
      paymentOrigin: 'https://fields.example',
      captchaOrigin: null,
      tagOrigins: [],
      frameAncestors: [],
      ownHosts: ownHostsOf(kind, adapters),
    })
      .split('; ')
      .filter((directive) => directive.split(' ').includes(host))
      .map((directive) => `${kind} ${directive.split(' ')[0]}`)
  return KINDS.flatMap(directivesOf)
}

test('hosts of an adapter are in the policy of the documents that need it, and in no other', () => {
  expect(kindsWith('https://search.example')).toEqual(['shop script-src'])
  expect(kindsWith('https://api.search.example:8443')).toEqual(['shop connect-src'])
  expect(kindsWith('https://pictures.search.example')).toEqual(['shop img-src'])
  expect(kindsWith('https://pay.example')).toEqual(['billing script-src'])
  expect(kindsWith('https://bank.example')).toEqual(['billing frame-src'])
  expect(kindsWith('https://people.example')).toEqual(['captcha frame-src'])
})

test('a shop without adapters adds no host', () => {
  for (const kind of KINDS)
    expect(ownHostsOf(kind, {})).toEqual({ script: [], connect: [], frame: [], image: [] })
})

test.each([
  'http://plain.example',
  'https://host.example/path',
  'https://*.example',
  "'unsafe-inline'",
  'https://a.example https://b.example',
  'data:',
])('refuses %s as a host', (host) => {
  expect(() => ownHostsOf('shop', { reviews: { hosts: { script: [host] } } })).toThrow(
    `shop/services.ts: "${host}" of reviews is not an origin like https://host.`,
  )
})
