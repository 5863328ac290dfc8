import {
  assetFields,
  groupNames,
  type Bounds,
  type ModuleFields,
  recommendationRows,
  type AssetField,
  type FieldGroup,
} from './declarations.ts'

type Module = Bounds & ModuleFields

/** Ids of component types have no hyphens: they are names of files. */
export const typeIdOf = (folder: 'modules' | 'assets', template: string) =>
  `${folder}.${template.replaceAll('-', '_')}`

type Files = [path: string, content: string | object][]

/** Where the platform finds scripts: in the same cartridge, or in any cartridge of the path. */
export type ScriptRoot = '~' | '*'

/** The component types of modules, and of what is in them, by path in their cartridge. */
export const componentTypeFiles = (modules: readonly Module[], scripts: ScriptRoot): Files =>
  modules.flatMap((module) => {
    const assets = assetType(module)
    return [
      ...componentFiles(typeIdOf('modules', module.template), moduleType(module), scripts),
      ...(assets ? componentFiles(typeIdOf('assets', module.template), assets, scripts) : []),
    ]
  })

function componentFiles(typeId: string, definition: object, scripts: ScriptRoot): Files {
  const path = `cartridge/experience/components/${typeId.replace('.', '/')}`
  const script = typeId.startsWith('modules.') ? 'module-component' : 'asset-component'
  return [
    [`${path}.json`, definition],
    [`${path}.js`, scriptOf(`${scripts}/cartridge/scripts/${script}`)],
  ]
}

/** Each type needs a script of its name. */
const scriptOf = (path: string) => `'use strict'

var component = require('${path}')

exports.render = component.render
exports.serialize = component.serialize
`

function moduleType({ template, most, name, description, fields, hasRow }: Module) {
  const row = {
    id: 'callout',
    name: 'Row',
    description: 'Who chooses the products.',
    type: 'enum',
    values: recommendationRows,
    required: true,
  }
  return {
    name,
    description,
    group: 'shop_modules',
    region_definitions: fields.length === 0 ? [] : [regionOfAssets(template, most)],
    attribute_definition_groups: [
      {
        id: 'module',
        name: 'Module',
        attribute_definitions: [
          { id: 'heading', name: 'Heading', type: 'string', required: false },
          ...(hasRow ? [row] : []),
        ],
      },
    ],
  }
}

const regionOfAssets = (template: string, most: number | undefined) => ({
  id: 'assets',
  name: 'Content',
  ...(most !== undefined && { max_components: most }),
  component_type_inclusions: [{ type_id: typeIdOf('assets', template) }],
})

function assetType({ name, fields }: Module) {
  if (fields.length === 0) return null
  const groups = (Object.keys(groupNames) as FieldGroup[]).filter((group) =>
    fields.some((field) => assetFields[field].group === group),
  ) // an object literal has no other keys
  return {
    name: `${name}: content`,
    description: `What a module of the type "${name}" shows.`,
    group: 'shop_assets',
    region_definitions: [],
    attribute_definition_groups: groups.map((group) => ({
      id: group,
      name: groupNames[group],
      attribute_definitions: fields
        .filter((field) => assetFields[field].group === group)
        .map(attributeOf),
    })),
  }
}

/** The id is the name of the field without `c_`. */
function attributeOf(field: AssetField) {
  const { name, kind, help } = assetFields[field]
  const description = help ?? helpOf(kind)
  return {
    id: field.slice(2),
    name,
    ...(description !== undefined && { description }),
    ...(typeof kind === 'string' ? { type: TYPES[kind] } : { type: 'enum', values: kind }),
    required: false,
  }
}

type Kind = Extract<(typeof assetFields)[AssetField]['kind'], string>

/** Links have the type `string`: the platform rewrites values of its type `url` to addresses of its own storefront. */
const TYPES: Readonly<Record<Kind, string>> = {
  line: 'string',
  paragraph: 'text',
  markup: 'markup',
  image: 'image',
  link: 'string',
  color: 'string',
  names: 'string',
  count: 'integer',
  flag: 'boolean',
  category: 'category',
  json: 'text',
}

function helpOf(kind: (typeof assetFields)[AssetField]['kind']) {
  if (kind === 'link') return 'A path of the shop, such as /g/gifts, or an https address.'
  if (kind === 'color') return 'A hexadecimal color, such as #1f3a33.'
  if (kind === 'names') return 'Ids, separated by commas.'
  return undefined
}
