/**
 * The bytes a Range header requests, out of `length`. An invalid header means `all`, a range beyond
 * the end `none`.
 */
export function requestedRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(header ?? '') ?? []
  if (from + to === '') return 'all'
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last ? 'none' : { first, last }
}
