import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'
import { createBuilder, mergeConfig, type InlineConfig } from 'vite'

import { configFrom, ConfigurationError } from '#worker/config.ts'
import { LOCAL_SECRETS } from '#worker/variables.ts'

import { giveUp } from '../sandbox/scripts/ports.ts'
import { keepAssets } from './kept-assets.ts'
import { NO_ASSETS } from './no-assets.ts'
import { routesFor, RouteProblem } from './routes.ts'

const DEPLOYABLE = ['staging', 'production'] as const
type Environment = (typeof DEPLOYABLE)[number]

const ROOT = resolve(import.meta.dirname, '..')

/** The part of Wrangler's configuration that a deploy reads. */
const Built = v.looseObject({ vars: v.record(v.string(), v.string()) })

/** Uploads a version without sending it any traffic. */
const GRADUAL = '--gradual'

/**
 * `npm run deploy -- staging|production [--dry-run] [--gradual]`. The environment is fixed when the worker is built,
 * because Wrangler itself accepts any environment name later.
 */
if (import.meta.main) {
  const [name = '', ...flags] = process.argv.slice(2)
  const environment = DEPLOYABLE.find((known) => known === name)
  if (!environment) {
    console.error(`"${name}" is not an environment; use ${DEPLOYABLE.join(' or ')}.`)
    process.exit(1)
  }
  process.chdir(ROOT)
  const config = await readyToDeploy(environment, `dist/${environment}`).catch((error: unknown) =>
    error instanceof RouteProblem || error instanceof ConfigurationError
      ? giveUp(error.message)
      : Promise.reject(error),
  )
  const command = flags.includes(GRADUAL) ? ['versions', 'upload'] : ['deploy']
  const passed = flags.filter((flag) => flag !== GRADUAL)
  const { status } = spawnSync('wrangler', [...command, '--config', config, ...passed], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

/** Builds for one environment, with the assets of earlier builds. Returns the configuration that Wrangler deploys. */
async function readyToDeploy(environment: Environment, directory: string) {
  const { config, origin } = await buildFor(environment, directory)
  await keepAssets({
    directory: resolve(ROOT, directory, 'client'),
    origin,
    onProblem: (sentence) => console.warn(sentence),
  })
  return config
}

/**
 * Builds for one environment into its own directory, so that the local build of `npm start` is not affected. `overrides`
 * change the build. Returns the path of Wrangler's configuration, and where the shop is reached.
 * @throws {ConfigurationError | RouteProblem}
 */
export async function buildFor(
  environment: Environment,
  directory: string,
  overrides: InlineConfig = {},
) {
  process.env.CLOUDFLARE_ENV = environment
  const builder = await createBuilder(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        root: ROOT,
        logLevel: 'error',
        build: { outDir: directory, emptyOutDir: true },
        environments: { client: { build: { outDir: `${directory}/client` } } },
      },
      overrides,
    ),
  )
  await builder.buildApp()
  // With it, Wrangler would look for an environment in the built configuration, which has none.
  delete process.env.CLOUDFLARE_ENV
  const config = resolve(ROOT, directory, 'vitrine/wrangler.json')
  const built = v.parse(Built, JSON.parse(readFileSync(config, 'utf8')))
  const origin = originFrom(built.vars)
  const routes = routesFor(environment, { origin, ...built.vars })
  writeFileSync(config, JSON.stringify({ ...built, routes }))
  return { config, origin }
}

/**
 * The public origin, if the worker accepts the variables. Its secrets are stored by Cloudflare and cannot be read.
 * @throws {ConfigurationError}
 */
export function originFrom(vars: Record<string, string>) {
  const secrets = Object.keys(LOCAL_SECRETS).map((name) => [name, 'stored by Cloudflare'])
  const { publicOrigin } = configFrom({
    ...vars,
    ...Object.fromEntries(secrets),
    SESSION_KEYS: `any:${'k'.repeat(43)}`,
    GUEST_TOKEN_KEYS: `any:${'g'.repeat(43)}`,
    ASSETS: NO_ASSETS,
  })
  return publicOrigin
}
