/** Part of a picture file. `viewOf` reads its numbers, and `nameAt` its names. */
export type Bytes = Uint8Array<ArrayBuffer>

export const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength)

/** The name of a part, which has four letters in every format. */
export const nameAt = (bytes: Bytes, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4))

export const bytesOf = (text: string): Bytes =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
