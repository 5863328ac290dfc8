import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The length after `c-`: seven million names for a few hundred classes. */
const LENGTH = 4

/** A class in a selector, or as a string in code. */
const CLASS = /(?<=[."])c-[\w-]+/g

/** Classes by short name. */
const classes = new Map<string, string>()

/**
 * Returns four letters for a class such as `c-Button-tone-primary`, which depend only on its name.
 *
 * @throws {Error} if another class already has them
 */
export function shortName(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, LENGTH)
  const short = `c-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`
  const other = classes.get(short) ?? name
  if (other !== name) throw new Error(`${name} and ${other} are both called ${short}`)
  classes.set(short, name)
  return short
}

export const withShortNames = (text: string) => text.replaceAll(CLASS, shortName)
