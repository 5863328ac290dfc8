import { factory } from '../env.ts'
import { respondWithStatus } from './problems.ts'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const READING = ['GET', 'HEAD'] as const

type Method = (typeof KNOWN)[number]

/** Refuses every other method, with the list of those that are allowed. */
const only = (allowed: readonly Method[]) =>
  factory.createMiddleware(async function onlyMethods(c, next) {
    if (allowed.some((method) => method === c.req.method)) return next()
    const response = respondWithStatus(c, 'method-not-allowed', 405)
    response.headers.set('Allow', allowed.join(', '))
    return response
  })

/** Refuses TRACE, TRACK, CONNECT and whatever else nothing here answers. */
export const knownMethods = () => only(KNOWN)

/** For what can only be read. */
export const readOnly = () => only(READING)
