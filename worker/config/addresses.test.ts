import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { variablesFor } from './variables.ts'

const names = Object.keys(variablesFor('production').entries)

/** Whether an environment accepts a value of a variable, whatever the others are. */
function accepts(environment: string, name: string, value: string) {
  const { issues = [] } = v.safeParse(variablesFor(environment), { [name]: value })
  return !issues.some((issue) => v.getDotPath(issue)?.split('.')[0] === name)
}

const isAddress = (name: string, address: string) =>
  accepts('development', name, address) && !accepts('development', name, 'plain-name')

const urls = names.filter((name) => isAddress(name, 'https://service.example'))
const hosts = names.filter((name) => isAddress(name, 'service.example'))

const LOCAL_HOSTS = [
  'localhost',
  'localhost.',
  'shop.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
]
const PRIVATE_HOSTS = [
  '10.0.0.8',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.20',
  '[fd00::1]',
  '[fe80::1]',
  'intranet',
  'printer.local',
  'shop.internal',
  'shop.internal.',
]
const PUBLIC_HOSTS = [
  'www.juniperandwick.example',
  'localhost.example',
  'internal.example',
  '172.32.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '[2606:4700::1111]',
]

test('every variable with an address is known by its schema', () => {
  const named = names.filter((name) => /_(URL|ORIGIN|SOURCE)$|FRAME_ANCESTORS/.test(name))
  expect(named.length).toBeGreaterThan(20)
  expect(urls.toSorted()).toEqual(named.toSorted())
  expect(hosts.toSorted()).toEqual(['ANALYTICS_DOMAIN_CA', 'ANALYTICS_DOMAIN_US', 'REDIRECT_HOSTS'])
  const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
  const local = toml.matchAll(/^(\w+) = "[^"]*\b(?:127\.0\.0\.1|localhost)\b/gm)
  expect([...local].map(([, name = '']) => name).filter((name) => !urls.includes(name))).toEqual([])
})

test.for(urls)('%s may be on this machine in development, but not in production', (name) => {
  for (const local of ['http://127.0.0.1:8788', 'http://localhost:8788', 'https://[::1]:8788']) {
    expect(accepts('development', name, local), local).toBe(true)
    expect(accepts('production', name, local), local).toBe(false)
  }
  for (const host of [...LOCAL_HOSTS, ...PRIVATE_HOSTS]) {
    expect(accepts('production', name, `https://${host}`), host).toBe(false)
  }
  for (const host of PUBLIC_HOSTS) {
    expect(accepts('production', name, `https://${host}`), host).toBe(true)
    expect(accepts('production', name, `http://${host}`), host).toBe(false)
    expect(accepts('development', name, `http://${host}`), host).toBe(false)
  }
})

test.for(hosts)('%s may name this machine in development, but not in production', (name) => {
  for (const local of ['127.0.0.1', 'shop.localhost']) {
    expect(accepts('development', name, local), local).toBe(true)
  }
  for (const host of [...LOCAL_HOSTS, ...PRIVATE_HOSTS]) {
    expect(accepts('production', name, host), host).toBe(false)
  }
  expect(accepts('production', name, 'www.juniperandwick.example')).toBe(true)
})

test('each address of a list has to be public', () => {
  const list = 'https://www.partner.example, https://127.0.0.1:8788'
  expect(accepts('production', 'FRAME_ANCESTORS', list)).toBe(false)
  expect(accepts('production', 'FRAME_ANCESTORS', 'https://a.example, https://b.example')).toBe(
    true,
  )
  expect(accepts('production', 'REDIRECT_HOSTS', 'uk.example, 10.0.0.8:8443')).toBe(false)
  expect(accepts('production', 'REDIRECT_HOSTS', 'uk.example, eu.example:8443')).toBe(true)
})
