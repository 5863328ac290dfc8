import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import * as v from 'valibot'

const ROOT = resolve(import.meta.dirname, '../..')

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.optional(v.string(), ''),
    version: v.optional(v.string(), ''),
    license: v.optional(v.string(), 'none'),
    dependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
)

export interface ShippedPackage {
  name: string
  version: string
  license: string
}

/** All packages that the shop ships: its `dependencies`, and theirs. */
export function shippedPackages(): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  const queue = dependenciesOf('.')
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = folderOf(next.name, next.from)
    if (found.has(folder)) continue
    const { name, version, license } = readManifest(folder)
    found.set(folder, { name, version, license })
    queue.push(...dependenciesOf(folder))
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

const readManifest = (folder: string) =>
  v.parse(Manifest, readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8'))

const dependenciesOf = (folder: string) =>
  Object.keys(readManifest(folder).dependencies).map((name) => ({ name, from: folder }))

/** Resolves a package as Node does: next to its dependent first, then further up. */
function folderOf(name: string, from: string): string {
  const folder = `${from}/node_modules/${name}`
  if (existsSync(resolve(ROOT, folder))) return folder
  if (from === '.') throw new Error(`${name} is not installed.`)
  return folderOf(name, from.slice(0, from.lastIndexOf('/node_modules/')))
}

/** Bytes of what npm prints. */
const MAX_BUFFER = 20_000_000

/**
 * The bill of materials (CycloneDX, JSON) from the lock file. It marks packages of development: `--omit dev` would also leave out
 * shipped ones that a tool needs as well.
 */
export function billOfMaterials(): string {
  // A prerelease of TypeScript fits no range of an optional peer, at which npm would give up.
  const peers = '--legacy-peer-deps'
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', peers]
  const made = spawnSync('npm', ['sbom', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    // In production, npm leaves out development-only packages.
    env: { ...process.env, NODE_ENV: '' },
    maxBuffer: MAX_BUFFER,
  })
  if (made.status !== 0) throw new Error(`npm sbom failed: ${made.stderr}`)
  return made.stdout
}

const PARALLEL = 4
const TIMEOUT_MS = 20_000

const Times = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** When the installed version of each package was published, by its name; null where the registry cannot be reached. */
export async function publicationDates(packages: readonly ShippedPackage[]) {
  const dates = new Map<string, string | null>()
  const queue = packages.values()
  const askQueued = async () => {
    for (const { name, version } of queue) dates.set(name, await dateOf(name, version))
  }
  await Promise.all(Array.from({ length: PARALLEL }, askQueued))
  return dates
}

async function dateOf(name: string, version: string): Promise<string | null> {
  const options = { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: MAX_BUFFER }
  const answer = await promisify(execFile)('npm', ['view', name, 'time', '--json'], options).catch(
    () => null,
  )
  const times = v.safeParse(Times, answer?.stdout)
  return times.success ? (times.output[version]?.slice(0, 10) ?? null) : null
}
