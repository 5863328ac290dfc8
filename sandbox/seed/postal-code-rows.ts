import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Rows } from './insert.ts'

const FOLDER = resolve(import.meta.dirname, '../postal-codes')

/** The two lists of postal codes. Each starts with its source. */
export async function postalCodeLists() {
  const read = (name: string) => readFile(resolve(FOLDER, name), 'utf8')
  return { US: await read('us.txt'), CA: await read('ca.txt') }
}

export function postalCodeRows(lists: Record<'US' | 'CA', string>): Rows {
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
