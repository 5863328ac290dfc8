import { bytesOf, nameAt, viewOf, type Bytes } from './picture-bytes.ts'

const HEADER_LENGTH = 128
const ENTRY_LENGTH = 12
/** Profiles of photos have fewer. */
const MOST_TAGS = 64
/** A curve of 4,096 points. */
const LONGEST = 12 + 2 * 4096

/** The tags with which matrix and gray profiles compute colors (ICC.1). */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  'RGB ': ['wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'],
  GRAY: ['wtpt', 'kTRC'],
}
const ADAPTATION = 'chad'

/** The required description and copyright, both "c". */
const TEXTS: Readonly<Record<2 | 4, readonly [string, string]>> = {
  2: [`desc\0\0\0\0\0\0\0\x02c${'\0'.repeat(79)}`, 'text\0\0\0\0c\0\0\0'],
  4: [
    'mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0c\0\0',
    'mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0c\0\0',
  ],
}

const D50 = '\0\0\xf6\xd6\0\x01\0\0\0\0\xd3\x2d'

/**
 * A color profile with only the numbers that define its colors, without texts, dates and devices. Null if it is damaged, or
 * not a kind that photos use.
 */
export function plainProfile(profile: Bytes): Bytes | null {
  if (profile.length < HEADER_LENGTH + 4) return null
  const space = nameAt(profile, 16)
  const names = TAGS[space]
  if (!names || nameAt(profile, 20) !== 'XYZ ' || nameAt(profile, 36) !== 'acsp') return null
  const data = dataByTag(profile)
  if (!names.every((name) => data.has(name))) return null
  const version = profile[8] === 2 ? 2 : 4
  const [description, copyright] = TEXTS[version]
  const colors = [...data].filter(([name]) => name === ADAPTATION || names.includes(name))
  return writeProfile(space, version, [['desc', description], ['cprt', copyright], ...colors])
}

/** The data of tags with a known type, one character for each byte. */
function dataByTag(profile: Bytes) {
  const view = viewOf(profile)
  const count = Math.min(view.getUint32(HEADER_LENGTH), MOST_TAGS)
  const data = new Map<string, string>()
  for (let tag = 0; tag < count; tag += 1) {
    const at = HEADER_LENGTH + 4 + tag * ENTRY_LENGTH
    if (at + ENTRY_LENGTH > profile.length) break
    const from = view.getUint32(at + 4)
    const text = keepNumbers(profile.subarray(from, from + view.getUint32(at + 8)))
    if (text !== null) data.set(nameAt(profile, at), text)
  }
  return data
}

const PARAMETERS = [1, 3, 4, 5, 7]

/** The numbers of coordinates, a matrix, or a curve of points or parameters. Null for other or damaged data. */
function keepNumbers(data: Bytes): string | null {
  if (data.length < 12) return null
  const view = viewOf(data)
  const type = nameAt(data, 0)
  const length = {
    'XYZ ': 20,
    sf32: 44,
    curv: 12 + 2 * view.getUint32(8),
    para: 12 + 4 * (PARAMETERS[view.getUint16(8)] ?? Infinity),
  }[type]
  if (length === undefined || length > Math.min(data.length, LONGEST)) return null
  const from = type === 'para' ? 12 : 8
  const head = type === 'para' ? `${encodeText(data.subarray(8, 10))}\0\0` : ''
  return `${type}\0\0\0\0${head}${encodeText(data.subarray(from, length))}`
}

const encodeText = (bytes: Bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Stores equal data once, because the three curves of most profiles are the same. */
function writeProfile(
  space: string,
  version: number,
  tags: readonly (readonly [string, string])[],
) {
  const offsets = new Map<string, number>()
  let size = HEADER_LENGTH + 4 + tags.length * ENTRY_LENGTH
  for (const [, text] of tags) {
    if (offsets.has(text)) continue
    offsets.set(text, size)
    size += Math.ceil(text.length / 4) * 4
  }
  const profile = new Uint8Array(size)
  const view = viewOf(profile)
  view.setUint32(0, size)
  profile.set(bytesOf(`${String.fromCharCode(version)}\0\0\0mntr${space}XYZ `), 8)
  profile.set(bytesOf('acsp'), 36)
  profile.set(bytesOf(D50), 68)
  view.setUint32(HEADER_LENGTH, tags.length)
  for (const [index, [name, text]] of tags.entries()) {
    const at = HEADER_LENGTH + 4 + index * ENTRY_LENGTH
    const offset = offsets.get(text) ?? 0
    profile.set(bytesOf(name), at)
    view.setUint32(at + 4, offset)
    view.setUint32(at + 8, text.length)
    profile.set(bytesOf(text), offset)
  }
  return profile
}
