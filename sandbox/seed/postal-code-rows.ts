import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { sites } from '../sites/sites.ts'
import type { Rows } from './insert.ts'

const FOLDER = resolve(import.meta.dirname, '../postal-codes')

/** A list of postal codes for each country that the shop sells in. Each starts with its source. */
export async function postalCodeLists(): Promise<Record<string, string>> {
  const read = (country: string) =>
    readFile(resolve(FOLDER, `${country.toLowerCase()}.txt`), 'utf8')
  const countries = sites.map(({ country }) => country)
  const lists = countries.map(async (country) => [country, await read(country)] as const)
  return Object.fromEntries(await Promise.all(lists))
}

export function postalCodeRows(lists: Record<string, string>): Rows {
  return {
    table: 'postal_codes',
    columns: ['country', 'code', 'region', 'place', 'latitude', 'longitude'],
    rows: Object.entries(lists).flatMap(([country, list]) =>
      list
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .flatMap((line) => {
          const [region = '', place = '', entries = ''] = line.split('|')
          return entries.split(',').map((entry) => {
            const [code = '', latitude, longitude] = entry.split(' ')
            return [country, code, region, place, Number(latitude) / 100, Number(longitude) / 100]
          })
        }),
    ),
  }
}
