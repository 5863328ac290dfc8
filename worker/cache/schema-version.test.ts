import * as v from 'valibot'
import { expect, test } from 'vitest'

import { manifest } from '../cache-entries.ts'
import { schemaVersion } from './schema-version.ts'

const productWith = (price: v.GenericSchema, id: v.GenericSchema = v.string()) =>
  v.array(v.object({ id, price }))

const PRICE = v.object({ now: v.number() })

const CHANGES: [name: string, schema: v.GenericSchema][] = [
  ['another field', productWith(v.object({ now: v.number(), was: v.number() }))],
  ['an optional field', productWith(v.object({ now: v.number(), was: v.optional(v.number()) }))],
  ['a renamed field', productWith(v.object({ current: v.number() }))],
  ['another type', productWith(v.object({ now: v.string() }))],
  ['null as a value', productWith(v.object({ now: v.nullable(v.number()) }))],
  ['a limit', productWith(v.object({ now: v.pipe(v.number(), v.minValue(0)) }))],
  ['a pattern', productWith(PRICE, v.pipe(v.string(), v.regex(/^\w+$/)))],
  ['another pattern', productWith(PRICE, v.pipe(v.string(), v.regex(/^\w+$/i)))],
  ['a list of names', productWith(PRICE, v.picklist(['a', 'b']))],
  ['another list of names', productWith(PRICE, v.picklist(['a', 'c']))],
  ['a fallback', productWith(v.fallback(PRICE, { now: 0 }))],
  ['another fallback', productWith(v.fallback(PRICE, { now: 1 }))],
  ['a transformation', productWith(v.pipe(PRICE, v.transform(String)))],
]

test('each change of a schema changes its version', () => {
  const versions = [productWith(PRICE), ...CHANGES.map(([, schema]) => schema)].map(schemaVersion)
  expect(new Set(versions).size).toBe(versions.length)
})

test('the same schema has the same version in each build, whatever its functions are called', () => {
  const built = (shout: (text: string) => string) =>
    v.object({ name: v.pipe(v.string(), v.transform(shout)), kind: v.picklist(['a', 'b']) })
  expect(schemaVersion(built((text) => text.toUpperCase()))).toBe(
    schemaVersion(built((a) => a.toUpperCase())),
  )
})

test('all cached values but pages have a short version, and different schemas have different ones', () => {
  const versions = manifest.map(({ name, schemaVersion: version }) => [name, version?.()] as const)
  expect(versions.filter(([, version]) => !version).map(([name]) => name)).toEqual([
    'page',
    'searchPage',
  ])
  for (const [name, version] of versions) expect(version ?? '', name).toMatch(/^([\w.]{5,30}|)$/)
  const byName = new Map(versions)
  expect(byName.get('search')).not.toBe(byName.get('product'))
  expect(byName.get('slots')).not.toBe(byName.get('assets'))
})
