import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CLIENT = resolve(import.meta.dirname, '../../dist/client')

/** The class names that have rules in a stylesheet of the build. */
const classesWithRules = (address: string) =>
  new Set(readFileSync(resolve(CLIENT, `.${address}`), 'utf8').match(/(?<=\.)c-[\w-]+/g))

const built = new Map(
  readdirSync(resolve(CLIENT, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`/assets/${name}`, classesWithRules(`/assets/${name}`)]),
)

/** Class names that a document uses and whose rules are only in stylesheets that it does not load. */
export function missingRules(html: string) {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const loaded = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, address = '']) => built.get(address),
  )
  const isLoaded = (name: string) => loaded.some((names) => names?.has(name))
  const isBuilt = (name: string) => [...built.values()].some((names) => names.has(name))
  return [...used].filter((name) => isBuilt(name) && !isLoaded(name))
}
