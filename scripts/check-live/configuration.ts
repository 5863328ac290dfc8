import { resolve } from 'node:path'

import { unstable_readConfig as readConfig } from 'wrangler'

import { configFrom, ConfigurationError } from '#worker/config.ts'
import type { Bindings, Config } from '#worker/env.ts'

import { portFrom } from '../../sandbox/scripts/ports.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SANDBOX_PORT = 8788
const ENVIRONMENTS: readonly string[] = ['staging', 'production']

/**
 * The configuration of an environment of `wrangler.toml`, or of its local values. Variables of the process come first.
 * Without `COMMERCE_ORIGIN` it is that of the embedded service. @throws {ConfigurationError}
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
    // That an environment lacks a local secret is as it should be.
    { hideWarnings: true },
  )
  const names = [...Object.keys(vars), 'CLIENT_SECRET']
  const given = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const variables: Record<string, unknown> = { ...vars, ...given }
  if (!variables['COMMERCE_ORIGIN']) Object.assign(variables, embedded())
  if (!variables['CLIENT_SECRET']) throw new ConfigurationError('CLIENT_SECRET is missing.')
  // Only what it takes to read the instance is needed here. The worker checks the rest before it serves anything.
  return configFrom({ ...variables, ENVIRONMENT: 'development', ASSETS })
}

function embedded() {
  const origin = `http://127.0.0.1:${portFrom('SANDBOX_PORT', SANDBOX_PORT)}`
  return { COMMERCE_ORIGIN: origin, IMAGE_SOURCE: `${origin}/pictures` }
}

/** The check serves nothing. */
const ASSETS: Bindings['ASSETS'] = {
  fetch: () => Promise.reject(new Error('no assets here')),
  connect() {
    throw new Error('no sockets here')
  },
}
