import { env } from 'cloudflare:workers'

/** The profile's name, from the worker's variables. */
export const profileName = 'SANDBOX_PROFILE' in env ? String(env.SANDBOX_PROFILE) : ''
