import { expect, test } from 'vitest'

import { sites as serviceSites } from '#sandbox/sites/sites.ts'
import { ENVIRONMENTS, variablesOf } from '#scripts/deployment.ts'
import { LOCALES, sites, SITES } from '#shared/site/site.ts'

import { filesOf, isNode, isTest, locationsWhere, partOf } from './sources.ts'

const shopSites = SITES
const names: readonly string[] = [...LOCALES, ...shopSites.map(({ id }) => id)]

test('the embedded service has the sites, locales and currencies of the shop', () => {
  const ofService = Object.values(serviceSites).map((site) => ({
    id: site.id,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    currency: site.currency,
  }))

  expect(ofService).toEqual(
    shopSites.map(({ id, defaultLocale, supportedLocales, currency }) => ({
      id,
      defaultLocale,
      locales: supportedLocales.map((locale) => locale.id),
      currency,
    })),
  )
})

test('a site is listed by its id, and has its default locale among its locales', () => {
  expect(Object.keys(sites)).toEqual(shopSites.map(({ id }) => id))
  for (const { supportedLocales, defaultLocale, country } of shopSites) {
    expect(supportedLocales.map(({ id }) => id)).toContain(defaultLocale)
    expect(supportedLocales.filter(({ id }) => !id.endsWith(`-${country}`))).toEqual([])
  }
})

test('a locale belongs to one site', () => {
  expect(new Set(LOCALES).size).toBe(LOCALES.length)
})

test('every environment configures the commerce service’s id of every site', () => {
  for (const environment of ENVIRONMENTS) {
    const names = Object.keys(variablesOf(environment))
    expect(names.filter((name) => name.startsWith('SITE_ID_'))).toEqual(
      shopSites.map(({ id }) => `SITE_ID_${id.toUpperCase()}`),
    )
  }
})

test('no other file lists the sites or the locales', () => {
  const sources = filesOf('{client,scripts,shared,worker}/**/*.{ts,tsx}').filter(
    (path) => !isTest(path),
  )
  const lists = locationsWhere(sources, (node) => {
    const members = [node.type === 'ArrayExpression' ? node.elements : node.properties].flat()
    return members.filter((member) => names.includes(memberName(member))).length > 1
  })

  expect(lists).toEqual([])
})

/** The text of an array's element, or the name of an object's property. */
function memberName(member: unknown) {
  const key = isNode(member) && member.type === 'Property' ? member.key : member
  return String(partOf(key, 'value') ?? partOf(key, 'name'))
}
