export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 26 hexadecimal digits, the id format of baskets and their parts. */
export const hexId = () => toHex(crypto.getRandomValues(new Uint8Array(13)))

export const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
