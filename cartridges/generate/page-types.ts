import { typeIdOf, type ScriptRoot } from './component-types.ts'

const EXPERIENCE = 'cartridge/experience'

type Files = [path: string, content: string | object][]

/** What a page is about comes from the category or product that it is assigned to. */
const subject = (id: 'category' | 'product', name: string) => ({
  attribute_definition_groups: [
    {
      id: 'subject',
      name: 'Subject',
      attribute_definitions: [
        {
          id,
          name,
          type: id,
          required: false,
          dynamic_lookup: { aspect_attribute_alias: id },
        },
      ],
    },
  ],
})

/** The shop's pages, which take these modules, by path in their cartridge. */
export function pageTypeFiles(
  modules: readonly { template: string }[],
  scripts: ScriptRoot,
): Files {
  const region = (id: string, name: string) => ({
    id,
    name,
    component_type_inclusions: modules.map(({ template }) => ({
      type_id: typeIdOf('modules', template),
    })),
  })
  return [
    ...pageFiles(scripts, 'shop_page', {
      name: 'Shop: page of modules',
      description: 'The home page, whose id is homepage, or a landing page.',
      region_definitions: [region('main', 'Modules')],
    }),
    ...pageFiles(scripts, 'shop_category_page', {
      name: 'Shop: category page',
      description: 'Modules above and below the products of a category.',
      region_definitions: [
        region('top', 'Above the products'),
        region('bottom', 'Below the products'),
      ],
      supported_aspect_types: ['plp'],
      ...subject('category', 'Category'),
    }),
    ...pageFiles(scripts, 'shop_product_page', {
      name: 'Shop: product page',
      description: 'Modules on the page of a product.',
      region_definitions: [region('main', 'Modules')],
      supported_aspect_types: ['pdp'],
      ...subject('product', 'Product'),
    }),
  ]
}

/** The aspect types of category and product pages, by path in their cartridge. */
export const aspectTypeFiles = (): Files => [
  [
    `${EXPERIENCE}/aspects/plp.json`,
    {
      name: 'Product list page',
      description: 'The page of a category.',
      attribute_definitions: [
        { id: 'category', name: 'Category', type: 'category', required: true },
      ],
      supported_object_types: ['category'],
    },
  ],
  [
    `${EXPERIENCE}/aspects/pdp.json`,
    {
      name: 'Product detail page',
      description: 'The page of a product, or of all products of a category.',
      attribute_definitions: [{ id: 'product', name: 'Product', type: 'product', required: false }],
      supported_object_types: ['category', 'product'],
    },
  ],
]

const pageFiles = (scripts: ScriptRoot, id: string, definition: object): Files => [
  [`${EXPERIENCE}/pages/${id}.json`, definition],
  [
    `${EXPERIENCE}/pages/${id}.js`,
    `'use strict'\n\nexports.render = require('${scripts}/cartridge/scripts/page').render\n`,
  ],
]
