/** A picture as mail clients can show it, `width` pixels wide: few of them know SVG. */
export function mailPicture(address: string | undefined, width: number): string | undefined {
  if (address === undefined) return undefined
  const url = new URL(address)
  url.searchParams.delete('w')
  url.searchParams.set('sw', String(width))
  url.searchParams.set('format', 'png')
  return url.href
}
