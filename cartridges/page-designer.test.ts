import { readFileSync, globSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { assetFields, modules, sampledFields, SHOP_CARTRIDGE } from './generate/declarations.ts'
import { generatedFiles, GENERATED_FOLDERS } from './generate/files.ts'

/** What the platform accepts (https://salesforcecommercecloud.github.io/b2c-dev-doc/docs/current/content). */

const Id = v.pipe(v.string(), v.regex(/^\w+$/))
const QualifiedId = v.pipe(v.string(), v.regex(/^[\w.]+$/))
const Attribute = v.variant('type', [
  v.strictObject({
    id: Id,
    name: v.string(),
    description: v.optional(v.string()),
    required: v.boolean(),
    type: v.picklist(['string', 'text', 'markup', 'boolean', 'integer', 'image']),
  }),
  v.strictObject({
    id: Id,
    name: v.string(),
    required: v.boolean(),
    type: v.picklist(['category', 'product']),
    dynamic_lookup: v.optional(v.strictObject({ aspect_attribute_alias: Id })),
  }),
  v.strictObject({
    id: Id,
    name: v.string(),
    description: v.optional(v.string()),
    required: v.boolean(),
    type: v.literal('enum'),
    values: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
])
const Group = v.strictObject({
  id: Id,
  name: v.string(),
  attribute_definitions: v.pipe(v.array(Attribute), v.minLength(1)),
})
const Region = v.strictObject({
  id: Id,
  name: v.string(),
  max_components: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  component_type_inclusions: v.array(v.strictObject({ type_id: QualifiedId })),
})
const common = { name: v.string(), description: v.string() }
const ComponentType = v.strictObject({
  ...common,
  group: Id,
  region_definitions: v.array(Region),
  attribute_definition_groups: v.array(Group),
})
const PageType = v.strictObject({
  ...common,
  region_definitions: v.pipe(v.array(Region), v.minLength(1)),
  supported_aspect_types: v.optional(v.array(QualifiedId)),
  attribute_definition_groups: v.optional(v.array(Group)),
})
const AspectType = v.strictObject({
  ...common,
  attribute_definitions: v.array(Attribute),
  supported_object_types: v.array(v.picklist(['category', 'product'])),
})

const EXPERIENCE = 'app_vitrine/cartridge/experience'
const textOf = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8')
const pathsOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).toSorted()
const definitionOf = <Type>(path: string, schema: v.GenericSchema<unknown, Type>) =>
  v.parse(schema, JSON.parse(textOf(path)))

const ofShop = `${SHOP_CARTRIDGE}/cartridge/experience`
const components = new Map(
  pathsOf(`{${EXPERIENCE},${ofShop}}/components/*/*.json`).map((path) => [
    path
      .replace(/^.*\/components\//, '')
      .replace('.json', '')
      .replace('/', '.'),
    definitionOf(path, ComponentType),
  ]),
)
const pagesIn = (folder: string) =>
  pathsOf(`${folder}/pages/*.json`).map((path) => definitionOf(path, PageType))
const pages = pagesIn(EXPERIENCE)
const everyModule = [...modules.core, ...modules.shop]

test('the generated files are those of the declarations', () => {
  const files = generatedFiles()
  const outdated = [...files].filter(([path, text]) => textOf(path) !== text)
  expect(
    outdated.map(([path]) => path),
    'run `node cartridges/generate/generate.ts`',
  ).toEqual([])

  const found = GENERATED_FOLDERS.flatMap((folder) => pathsOf(`${folder}/**/*.{js,json,xml}`))
  expect(found.filter((path) => !files.has(path))).toEqual([])
})

test('every module has a component type, which takes as many assets as the shop shows', () => {
  for (const { template, most } of everyModule) {
    const type = components.get(`modules.${template.replaceAll('-', '_')}`)
    expect(type, template).toBeDefined()
    const [region] = type?.region_definitions ?? []
    expect(region?.max_components, template).toBe(region && most)
  }
})

/** The copy of the style guide has a call to action, which this module does not show. */
const WITHOUT_CALL = ['hotspots']
const CALL = ['c_marketingCopyCtaText', 'c_marketingCopyClickthrough']

test('editors can fill what a module needs, and what the style guide shows of it', () => {
  for (const { template, needs, fields, sample } of everyModule) {
    const known: string[] = [...fields]
    const unshown = WITHOUT_CALL.includes(template) ? CALL : []
    const filled = sampledFields(sample).filter((field) => !unshown.includes(field))
    expect(
      filled.filter((field) => !known.includes(field)),
      template,
    ).toEqual([])
    expect(needs.length === 0 || needs.some((field) => known.includes(field)), template).toBe(true)
    expect(new Set(known).size, template).toBe(known.length)
  }
})

test('every field of an asset is in a module', () => {
  const used = new Set<string>(modules.core.flatMap(({ fields }) => fields))
  expect(Object.keys(assetFields).filter((field) => !used.has(field))).toEqual([])
})

test('pages take every module, those of the shop its own as well, and regions name only component types that exist', () => {
  const regions = [...components.values(), ...pages].flatMap((type) => type.region_definitions)
  const named = regions.flatMap((region) =>
    region.component_type_inclusions.map((type) => type.type_id),
  )
  expect(named.filter((id) => !components.has(id))).toEqual([])

  const idsOf = (shown: readonly { template: string }[]) =>
    shown.map(({ template }) => `modules.${template.replaceAll('-', '_')}`).toSorted()
  const taken = (folder: string) =>
    pagesIn(folder)
      .flatMap((page) => page.region_definitions)
      .map((region) => region.component_type_inclusions.map((type) => type.type_id).toSorted())
  expect(new Set(taken(EXPERIENCE).map(String))).toEqual(new Set([String(idsOf(modules.core))]))
  const withOwn = modules.shop.length > 0 ? [String(idsOf(everyModule))] : []
  expect(new Set(taken(ofShop).map(String))).toEqual(new Set(withOwn))
})

test('category and product pages are found by aspect, and each type has its script', () => {
  const aspects = pathsOf(`${EXPERIENCE}/aspects/*.json`)
  expect(aspects.map((path) => definitionOf(path, AspectType).supported_object_types)).toEqual([
    ['category', 'product'],
    ['category'],
  ])
  expect(pages.flatMap((page) => page.supported_aspect_types ?? [])).toEqual(['plp', 'pdp'])

  const experience = `{${EXPERIENCE},${ofShop}}`
  const scripts = pathsOf(`${experience}/{components/*,pages}/*.js`)
  expect(scripts.map((path) => path.replace('.js', '.json'))).toEqual(
    pathsOf(`${experience}/{components/*,pages}/*.json`),
  )
})
