import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { families } from '#worker/families.ts'

import {
  BASKET_ATTRIBUTES,
  CUSTOM_APIS,
  CUSTOMER_ATTRIBUTES,
  PRODUCT_ATTRIBUTES,
  type CustomApi,
} from './check-live/requirements.ts'
import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const DOCUMENT = 'docs/deployment.md'

const isCustomApi = (name: string): name is CustomApi => name in CUSTOM_APIS

const apiRows = Object.entries<string>(CUSTOM_APIS).map(([name, without]) => [
  isCustomApi(name) ? `\`${families[name].base}\`, \`${name}\`` : name,
  without,
])

/** A row for each effect, with all attributes that have it. */
function attributeRows(attributes: Readonly<Record<string, string>>) {
  const byEffect = Map.groupBy(Object.entries(attributes), ([, without]) => without)
  return [...byEffect].map(([without, found]) => [
    found.map(([name]) => `\`${name}\``).join(', '),
    without,
  ])
}

const tables = [
  table(['custom API, and what is read with it', 'without it'], apiRows),
  table(['attribute of products', 'without it'], attributeRows(PRODUCT_ATTRIBUTES)),
  table(['attribute of baskets and lines', 'without it'], attributeRows(BASKET_ATTRIBUTES)),
  table(['attribute of customers', 'without it'], attributeRows(CUSTOMER_ATTRIBUTES)),
]

/** The document with the current tables between their markers. @throws if the markers are missing */
export const withAbsences = (text: string) => fillIn(text, { absences: tables.join('\n\n') })

if (import.meta.main) {
  const path = resolve(ROOT, DOCUMENT)
  writeFileSync(path, withAbsences(readFileSync(path, 'utf8')))
}
