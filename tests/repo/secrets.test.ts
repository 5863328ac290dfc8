import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { readMessages } from '#scripts/build/read-messages.ts'
import { ENVIRONMENTS, variablesOf } from '#scripts/deployment.ts'
import { services } from '#shop/services.ts'
import { ConfigurationError, configFrom } from '#worker/config/config.ts'
import { SHOP_SECRETS } from '#worker/config/shop-variables.ts'
import { LOCAL_SECRETS } from '#worker/config/variables.ts'
import type { Bindings } from '#worker/config/env.ts'

import { filesOf, isTest, ROOT, textOf } from './sources.ts'

const messages = await readMessages(ROOT, 'en-US')

const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/
const KNOWN_TOKENS =
  /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|sk_live_\w{16,}|xox[abp]-[\w-]{10,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,})\b/
const ASSIGNED =
  /(?:secret|password|passwd|token|api_?key|(?:session|guest_token)_keys)['"]?\s*[:=]\s*(['"`])([^'"`\s$]{8,})\1/gi
const LONG_WORD = /(['"`])([\w+/=-]{32,})\1/g

const files = filesOf('**/*', '.*').filter(
  (path) => !/\.(png|ico|woff2|jpg|webp)$|^(package-lock\.json|test-results\/)/.test(path),
)

const localSecrets = Object.values(LOCAL_SECRETS)
/** The local values of the shop's own adapters. */
const shopValues = Object.values({ ...services }).flatMap(({ local = {} }) => Object.values(local))

test('the repository contains no secrets except the local defaults', () => {
  const found = files
    .flatMap((path) => secretsIn(path).map((secret) => ({ path, secret })))
    .filter(({ secret }) => !shopValues.includes(secret))

  expect(found.filter(({ secret }) => !localSecrets.some((local) => local === secret))).toEqual([])
  expect(new Set(found.map(({ secret }) => secret))).toEqual(new Set(localSecrets))
})

test.for(['staging', 'production'])('%s rejects the local default secrets', (ENVIRONMENT) => {
  const bindings: Bindings = {
    ENVIRONMENT,
    ASSETS: { fetch: () => Promise.resolve(new Response()), connect: refuse },
    PUBLIC_ORIGIN: 'https://shop.example',
    IMAGE_ORIGIN: 'https://images.example',
    PAYMENT_ORIGIN: 'https://pay.example',
    PAYMENT_MERCHANT_ID: 'sandbox-shop',
    COMMERCE_ORIGIN: 'https://commerce.example',
    ORGANIZATION_ID: 'f_ecom_abcd_001',
    CLIENT_ID: 'client',
    SITE_ID_US: 'us',
    SITE_ID_CA: 'ca',
    CLIENT_SECRET: 'one of our own',
    PURGE_SECRET: 'another of our own',
    PREVIEW_SECRET: 'a sixth of our own',
    PAYMENT_SECRET: 'a third of our own',
    GEOCODING_API_KEY: 'a fourth of our own',
    CAPTCHA_SECRET: 'a fifth of our own',
    SUBSCRIPTIONS_SECRET: 'a sixth of our own',
    SESSION_KEYS: `k1:${'k'.repeat(43)}`,
    GUEST_TOKEN_KEYS: `g1:${'g'.repeat(43)}`,
  }

  expect(configFrom(bindings).environment).toBe(ENVIRONMENT)
  for (const [name, secret] of Object.entries(LOCAL_SECRETS)) {
    const refused = () => configFrom({ ...bindings, [name]: secret })
    expect(refused).toThrow(ConfigurationError)
    expect(refused).toThrow(`${name} is the local default`)
  }
})

test('the deployed configuration contains no secrets', () => {
  const names = ENVIRONMENTS.flatMap((environment) => Object.keys(variablesOf(environment)))

  expect(names).toContain('PUBLIC_ORIGIN')
  const secrets = [...Object.keys(LOCAL_SECRETS), ...SHOP_SECRETS]
  expect(names.filter((name) => secrets.includes(name))).toEqual([])
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Only tests may contain fictional secrets. */
function secretsIn(path: string): string[] {
  const text = textOf(path)
  const patterns = [PRIVATE_KEY, KNOWN_TOKENS].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  if (isTest(path)) return patterns
  const assigned = [...text.matchAll(ASSIGNED)]
    .map(([, , value = '']) => value)
    .filter((value) => !(value in messages))
  // The hash of a text in the same file protects no secret.
  const hashes = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => sha256(word)))
  const random = [...text.matchAll(LONG_WORD)]
    .map(([, , word = '']) => word)
    .filter((word) => isRandom(word) && !hashes.has(word))
  return [...patterns, ...assigned, ...random]
}

/** Compares the entropy per character, in bits: generated secrets have far more than words. */
function isRandom(word: string) {
  // A URL or an alphabet is not a secret.
  if (word.startsWith('/') || /abcdefgh/i.test(word)) return false
  const counts = [...Map.groupBy(word, (letter) => letter).values()].map(({ length }) => length)
  const bits = counts.reduce(
    (sum, count) => sum - (count / word.length) * Math.log2(count / word.length),
    0,
  )
  return bits > (/^[\da-f]+$/i.test(word) ? 3 : 4.2) && /\d/.test(word)
}

function refuse(): never {
  throw new Error('There is no socket in this test.')
}
