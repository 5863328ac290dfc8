import { buildIfStale } from '../../scripts/build.ts'
import { measurePages } from './pages.ts'
import { measureScale } from './scale.ts'

const state = process.env.STATE ?? '.state/bench'
const parts = { pages: measurePages, scale: measureScale }

/** `npm run bench` measures the cost of pages and of a large catalog; `npm run bench -- scale` runs one part. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(' ')}" is not a benchmark; use ${Object.keys(parts).join(' or ')}.`,
  )
  process.exit(1)
}
await buildIfStale((message) => console.log(`… ${message}`))
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure(state)
}
