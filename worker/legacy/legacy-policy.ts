import type { LegacyRoutes } from '../config/legacy-routes.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'

/** All that a document may do, apart from opening windows. */
const SANDBOX = [
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-presentation',
  'allow-same-origin',
  'allow-scripts',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
]

/**
 * Security headers of every answer of the legacy system. Its own policy stays, and ours is enforced beside it.
 *
 * Its pages have the shop's origin, so `Sec-Fetch-Site` cannot tell their requests from those of the shop's pages. The
 * browser stops their scripts instead: requests, forms, frames and workers reach the legacy routes and the named services
 * only. Nor can they reach the shop through another document: they open no windows, the shop's documents cannot be framed
 * and share no browsing context group with them, and every answer has these headers, because a worker's policy is that of
 * its script.
 */
export function legacyHeaders(
  received: Response,
  { paths, services }: LegacyRoutes,
  publicOrigin: string,
): [name: string, value: string][] {
  const own = received.headers.get('content-security-policy')
  const reached = [...paths.map((path) => publicOrigin + path), ...services].join(' ')
  const isolation = [
    `connect-src ${reached}`,
    `form-action ${reached}`,
    `frame-src ${reached}`,
    `worker-src ${reached} blob:`,
    "object-src 'none'",
    "frame-ancestors 'self'",
    `sandbox ${SANDBOX.join(' ')}`,
  ].join('; ')
  return [
    ...(own === null ? [] : [['Content-Security-Policy', own] as [string, string]]),
    ['Content-Security-Policy', isolation],
    ...Object.entries({ ...SECURITY_HEADERS, 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  ]
}
