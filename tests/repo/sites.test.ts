import { expect, test } from 'vitest'

import { sites as serviceSites } from '#sandbox/platform/sites.ts'
import { LOCALES, sites, type Site } from '#shared/site/site.ts'

import { filesOf, isNode, isTest, locationsWhere, partOf, textOf } from './sources.ts'

const shopSites = Object.values<Site>(sites)
const names: readonly string[] = [...LOCALES, ...shopSites.map(({ id }) => id)]

/** Files that name every site or locale, and what fails when one is missing. */
const OTHER_LISTS: Record<string, string> = {
  'shared/site/site.ts': 'the list itself',
  'worker/config.ts': 'the type of `siteIds` has every site',
}

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

test('a site is listed by its id, and its default locale is one of its own', () => {
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
  const environments = textOf('wrangler.toml')
    .split(/^\[(?:env\.\w+\.)?vars\]$/m)
    .slice(1)

  expect(environments.length).toBeGreaterThan(1)
  for (const variables of environments) {
    const configured = [...variables.matchAll(/^SITE_ID_(\w+) = /gm)].map(([, name]) => name)
    expect(configured).toEqual(shopSites.map(({ id }) => id.toUpperCase()))
  }
})

test('no other file lists the sites or the locales', () => {
  const sources = filesOf('{client,scripts,shared,worker}/**/*.{ts,tsx}').filter(
    (path) => !isTest(path),
  )
  const lists = locationsWhere(sources, (node) => {
    const members = [node.type === 'ArrayExpression' ? node.elements : node.properties].flat()
    return members.filter((member) => names.includes(nameOf(member))).length > 1
  })

  expect(new Set(lists.map((location) => location.split(':')[0]))).toEqual(
    new Set(Object.keys(OTHER_LISTS)),
  )
})

/** The text of an array's element, or the name of an object's property. */
function nameOf(member: unknown) {
  const key = isNode(member) && member.type === 'Property' ? member.key : member
  return String(partOf(key, 'value') ?? partOf(key, 'name'))
}
