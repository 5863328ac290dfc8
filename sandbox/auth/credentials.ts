export interface Credentials {
  name: string
  password: string
}

/** The credentials of a Basic header, split at the first colon. */
export function basicCredentials(header: string | undefined): Credentials | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(header ?? '')?.[1]
  return encoded === undefined ? undefined : parseCredentials(encoded)
}

/**
 * Node's clients send UTF-8, a browser's `btoa` Latin-1: bytes that are not valid UTF-8 are read as
 * Latin-1.
 */
export function parseCredentials(encoded: string): Credentials | undefined {
  const pair = decodeBase64(encoded)
  const colon = pair.indexOf(':')
  return colon < 0 ? undefined : { name: pair.slice(0, colon), password: pair.slice(colon + 1) }
}

function decodeBase64(encoded: string): string {
  try {
    const latin1 = atob(encoded)
    const bytes = Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    } catch {
      return latin1
    }
  } catch {
    return ''
  }
}
