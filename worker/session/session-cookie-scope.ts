import type { RequestContext } from '../env.ts'

/** The names of the session cookie in a browser. WebKit keeps no Secure cookie over http, so a local shop omits it. */
export function sessionCookieScope(
  { config, site }: Pick<RequestContext, 'config' | 'site'>,
  userAgent = '',
) {
  const isLocal = config.publicOrigin.startsWith('http://')
  const isWebKit = userAgent.includes('AppleWebKit') && !userAgent.includes('Chrom')
  return { prefix: isLocal && isWebKit ? '' : config.session.cookiePrefix, site: site.id }
}
