import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'

import * as v from 'valibot'

const Named = v.object({ binding: v.string(), id: v.string() })

/** The parts of the deployed configuration that the plan shows. */
const Deployed = v.object({
  name: v.string(),
  routes: v.array(
    v.object({
      pattern: v.string(),
      zone_name: v.optional(v.string()),
      custom_domain: v.optional(v.boolean()),
    }),
  ),
  vars: v.record(v.string(), v.string()),
  kv_namespaces: v.array(Named),
  durable_objects: v.object({
    bindings: v.array(v.object({ name: v.string(), class_name: v.string() })),
  }),
  analytics_engine_datasets: v.array(v.object({ binding: v.string(), dataset: v.string() })),
  assets: v.object({ binding: v.string(), directory: v.string() }),
})

/** The plan of a deploy, as lines of text. `config` is the path of the configuration that Wrangler deploys. */
export function planOf(config: string, secrets: readonly string[]) {
  const plan = v.parse(Deployed, JSON.parse(readFileSync(config, 'utf8')))
  const folder = dirname(config)
  const sections: Record<string, readonly string[]> = {
    Worker: [plan.name],
    Routes: plan.routes.map(({ pattern, zone_name: zone }) =>
      zone ? `${pattern} in the zone ${zone}` : `${pattern} as a custom domain`,
    ),
    Code: [sizeOf(folder, ['.js', '.wasm', '.bin'])],
    Files: [sizeOf(resolve(folder, plan.assets.directory))],
    Bindings: inColumns([
      ...plan.kv_namespaces.map(({ binding, id }) => [binding, `KV namespace ${id}`] as const),
      ...plan.durable_objects.bindings.map(
        ({ name, class_name: type }) => [name, `Durable Object ${type}`] as const,
      ),
      [plan.assets.binding, 'Assets'],
      ...plan.analytics_engine_datasets.map(
        ({ binding, dataset }) => [binding, `Analytics Engine dataset ${dataset}`] as const,
      ),
    ]),
    Variables: inColumns(Object.entries(plan.vars)),
    Secrets: [`set by \`wrangler secret put\`: ${secrets.join(', ')}`],
  }
  return Object.entries(sections)
    .flatMap(([title, lines]) => lines.map((line, at) => `${(at ? '' : title).padEnd(12)}${line}`))
    .join('\n')
}

function inColumns(rows: readonly (readonly [name: string, value: string])[]) {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}

function sizeOf(folder: string, endings?: readonly string[]) {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && (endings?.includes(extname(file.name)) ?? true))
    .map((file) => readFileSync(join(file.parentPath, file.name)).byteLength)
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return `${sizes.length} files, ${Math.round(kilobytes).toLocaleString('en-US')} kB`
}
