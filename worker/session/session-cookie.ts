import type { SiteId } from '#shared/site/site.ts'

/** Reads and writes the session cookie of one site. */
export interface SessionCookie {
  /** Its value in a request's `Cookie` header. Null if it is missing. */
  read(header: string | null): string | null
  write(value: string, maxAgeSeconds: number): string
  clear(): string
}

export function sessionCookie(prefix: string, site: SiteId): SessionCookie {
  const name = `${prefix}${site}-session`
  // The prefix is only empty for browsers that do not store Secure cookies over http.
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
