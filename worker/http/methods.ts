import { factory } from '../config/env.ts'
import { respondWithStatus } from './problems.ts'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const READING = ['GET', 'HEAD'] as const

type Method = (typeof KNOWN)[number]

/** Rejects all other methods and lists the allowed ones. */
const allowMethods = (allowed: readonly Method[]) =>
  factory.createMiddleware(async function onlyMethods(c, next) {
    if (allowed.some((method) => method === c.req.method)) return next()
    const response = respondWithStatus(c, 'method-not-allowed', 405)
    response.headers.set('Allow', allowed.join(', '))
    return response
  })

/** Rejects TRACE, TRACK, CONNECT and every other method that no route handles. */
export const knownMethods = () => allowMethods(KNOWN)

/** For the GraphQL endpoint. */
export const postOnly = () => allowMethods(['POST'])

/** For routes that only allow reading. */
export const readOnly = () => allowMethods(READING)
