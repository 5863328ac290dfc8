import type { SiteId } from '#shared/site/site.ts'

/** A cookie of one site's session: what it is called, and how it is written. */
export interface SessionCookie {
  /** Its value in a request's `Cookie` header; null when it is not there. */
  read(header: string | null): string | null
  write(value: string, maxAgeSeconds: number): string
  clear(): string
}

export function sessionCookie(prefix: string, site: SiteId): SessionCookie {
  const name = `${prefix}${site}-session`
  // Without its prefix it is meant for browsers that keep no Secure cookie from http.
  const attributes = `Path=/; HttpOnly; ${prefix === '' ? '' : 'Secure; '}SameSite=Lax`
  const write = (value: string, maxAgeSeconds: number) =>
    `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`

  return {
    read(header) {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim())
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))
      return found?.slice(name.length + 1) ?? null
    },
    write,
    clear: () => write('', 0),
  }
}
