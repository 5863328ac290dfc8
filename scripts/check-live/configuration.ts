import { resolve } from 'node:path'

import { unstable_readConfig as readConfig } from 'wrangler'

import { configFrom, ConfigurationError } from '#worker/config.ts'
import type { Config } from '#worker/env.ts'

import { portFrom } from '../../sandbox/scripts/ports.ts'
import { NO_ASSETS } from '../no-assets.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SANDBOX_PORT = 8788
const ENVIRONMENTS: readonly string[] = ['staging', 'production']

/**
 * The configuration of an environment of `wrangler.toml`, or of its local values. Environment variables take precedence.
 * Without `COMMERCE_ORIGIN`, the commerce service is the embedded one.
 * @throws {ConfigurationError}
 */
export function readConfiguration(environment: string | undefined): Config {
  if (environment !== undefined && !ENVIRONMENTS.includes(environment)) {
    throw new ConfigurationError(`"${environment}" is not one of ${ENVIRONMENTS.join(', ')}.`)
  }
  const { vars } = readConfig(
    {
      config: resolve(ROOT, 'wrangler.toml'),
      ...(environment !== undefined && { env: environment }),
    },
    // Wrangler would warn that environments lack the local secrets.
    { hideWarnings: true },
  )
  const names = [...Object.keys(vars), 'CLIENT_SECRET']
  const given = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const variables: Record<string, unknown> = { ...vars, ...given }
  if (!variables['COMMERCE_ORIGIN']) Object.assign(variables, embedded())
  if (!variables['CLIENT_SECRET']) throw new ConfigurationError('CLIENT_SECRET is missing.')
  // As in development, only what reading the instance takes is required. The worker itself checks the rest.
  return configFrom({ ...variables, ENVIRONMENT: 'development', ASSETS: NO_ASSETS })
}

function embedded() {
  const origin = `http://127.0.0.1:${portFrom('SANDBOX_PORT', SANDBOX_PORT)}`
  return { COMMERCE_ORIGIN: origin, IMAGE_SOURCE: `${origin}/pictures` }
}
