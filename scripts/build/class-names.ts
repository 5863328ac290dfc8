import { createHash } from 'node:crypto'

import type { PartNames } from '../../client/ui/stylesheet.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Of a name, after its `c-`: seven million names for a few hundred classes. */
const LENGTH = 4

const CLASS = /(?<=\.)c-[A-Za-z]+(?:-[\w-]+)?/g

/**
 * Shortens a class name of Stitches, which has two hashes, a variant and its value. The result depends on that name alone,
 * so a component that did not change has the same class in every build.
 */
export function shortName(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, LENGTH)
  return `c-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

export const withShortClasses = (stylesheet: string) => stylesheet.replaceAll(CLASS, shortName)

/**
 * The same names for every component. One whose rules are all those of its variants has none of its own.
 *
 * @throws {Error} if two classes got the same name
 */
export function withShortNames(parts: Record<string, PartNames[]>, stylesheet: string) {
  const withRules = new Set(stylesheet.match(CLASS))
  const known = new Map<string, string>()
  const rename = (name: string) => {
    const short = shortName(name)
    const other = known.get(short)
    if (other !== undefined && other !== name)
      throw new Error(`${name} and ${other} are both called ${short}`)
    known.set(short, name)
    return short
  }
  return mapValues(parts, (ofFile) =>
    ofFile.map(({ base, variants, defaults }) => ({
      base: withRules.has(base) ? rename(base) : '',
      variants: mapValues(variants, (values) => mapValues(values, rename)),
      defaults,
    })),
  )
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
