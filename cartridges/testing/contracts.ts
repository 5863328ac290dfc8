import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'
import { parse } from 'yaml'

import { Contract, ENDPOINT } from './contract-schema.ts'

/** The contracts of the custom APIs. */

const APIS = resolve(import.meta.dirname, '../app_vitrine/cartridge/rest-apis')

export const apis = globSync('*', { cwd: APIS }).toSorted()
export const textOf = (path: string) => readFileSync(resolve(APIS, path), 'utf8')

/** @throws if the platform would not register it */
export const contractOf = (api: string) => v.parse(Contract, parse(textOf(`${api}/schema.yaml`)))

export const operationsOf = (api: string) =>
  Object.entries(contractOf(api).paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap((operation) =>
      operation ? { path, endpoint: operation[ENDPOINT], ...operation } : [],
    ),
  )

export type Operation = ReturnType<typeof operationsOf>[number]

/** The names of the parameters that an operation declares. */
export const parametersOf = ({ parameters }: Operation, where: 'query' | 'path') =>
  parameters.flatMap((parameter) => {
    if (!('$ref' in parameter)) return parameter.in === where ? parameter.name : []
    return where === 'query' ? (parameter.$ref.split('/').at(-1) ?? []) : []
  })

/** The operation for an address, with the values in its path. */
export function operationFor(api: string, path: string) {
  for (const operation of operationsOf(api)) {
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = RegExp(`^${pattern}$`).exec(path)
    if (found) return { operation, values: { ...found.groups } }
  }
  throw new Error(`${api} has no ${path}`)
}
