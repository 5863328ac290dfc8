import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'

import { buildFor } from '#scripts/deploy.ts'

import { ROOT } from './sources.ts'

const Built = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    services: v.array(v.unknown()),
    vars: v.record(v.string(), v.string()),
    kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
    observability: v.unknown(),
  }),
)

const ENVIRONMENTS = [
  {
    environment: 'staging',
    kv: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    origin: 'https://staging.juniperandwick.example',
    organization: 'f_ecom_jwck_s01',
  },
  {
    environment: 'production',
    kv: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    origin: 'https://www.juniperandwick.example',
    organization: 'f_ecom_jwck_prd',
  },
] as const

test.for(ENVIRONMENTS)(
  'a deploy to $environment uses only the bindings of that environment',
  { timeout: 120_000 },
  async ({ environment, kv, origin, organization }) => {
    const directory = aside()
    const config = await buildFor(environment, directory)
    const built = v.parse(Built, readFileSync(config, 'utf8'))
    const wrangler = run('wrangler', ['deploy', '--dry-run', '--config', config])

    expect(wrangler.status, wrangler.output).toBe(0)
    expect(built.name).toBe(`vitrine-${environment}`)
    expect(built.services).toEqual([])
    // Every line of the shop's own log is kept, and none by the platform, which would contain the query.
    expect(built.observability).toMatchObject({
      enabled: true,
      head_sampling_rate: 1,
      logs: { invocation_logs: false },
    })
    expect(built.kv_namespaces).toEqual([{ binding: 'CACHE', id: kv }])
    expect(built.vars).toMatchObject({ ENVIRONMENT: environment, PUBLIC_ORIGIN: origin })
    for (const [binding, value] of Object.entries({
      CACHE: kv,
      ASSETS: 'Assets',
      IDEMPOTENCY_KEYS: 'IdempotencyKeys',
      ENVIRONMENT: environment,
      ORGANIZATION_ID: organization,
      PUBLIC_ORIGIN: origin,
    })) {
      expect(lineOf(wrangler.output, binding)).toContain(value.slice(0, 24))
    }
    expect(wrangler.output).not.toMatch(/sandbox|COMMERCE \(|_SECRET|127\.0\.0\.1/)
  },
)

test.for(['', 'prodution', 'development', '--dry-run'])(
  'a deploy to "%s" fails and names the valid environments',
  (name) => {
    const deploy = run(process.execPath, ['scripts/deploy.ts', name])

    expect(deploy.status).toBe(1)
    expect(deploy.output.trim()).toBe(`"${name}" is not an environment; use staging or production.`)
  },
)

/** A temporary directory for one build, and the pointer to the last build in the repository restored. */
function aside() {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-deploy-'))
  const pointer = resolve(ROOT, '.wrangler/deploy/config.json')
  const before = existsSync(pointer) ? readFileSync(pointer) : null
  vi.stubEnv('CLOUDFLARE_ENV', undefined)
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(directory, { recursive: true, force: true })
    if (before) writeFileSync(pointer, before)
    else rmSync(pointer, { force: true })
  })
  return directory
}

function run(command: string, args: readonly string[]) {
  const env = { ...process.env, NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', COLUMNS: '200' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** The line that Wrangler prints for a binding: `env.NAME ("value") Kind`. */
const lineOf = (output: string, binding: string) =>
  output.split('\n').find((line) => line.includes(`env.${binding} `)) ?? 'no such line'
