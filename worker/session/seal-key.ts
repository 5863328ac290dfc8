/** A 256-bit key in base64url, with a public id. */
export interface SealKey {
  id: string
  key: string
}
