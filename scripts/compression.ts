import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Text formats. Other pictures, fonts and films are already compressed. */
const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|font\/(ttf|otf)|application\/([\w.-]+\+)?(json|xml|javascript)|application\/(wasm|manifest))/

/** Smaller bodies would grow. */
const MIN_BYTES = 50

/** The quality of an edge that compresses while it responds. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** Whether responses of this type have a compressed form, and therefore vary by `Accept-Encoding`. */
export const isCompressible = (headers: IncomingHttpHeaders) =>
  COMPRESSIBLE.test(headers['content-type'] ?? '') &&
  !headers['content-encoding'] &&
  !headers['content-range'] &&
  !/\bno-transform\b/.test(headers['cache-control'] ?? '')

/** The encoding of a response, or null to send it as is. */
export function encodingFor(
  accepted: string | undefined,
  status: number,
  headers: IncomingHttpHeaders,
): Encoding | null {
  const hasBody = status >= 200 && status !== 204 && status !== 206 && status !== 304
  if (!hasBody || !isCompressible(headers)) return null
  if (Number(headers['content-length'] ?? MIN_BYTES) < MIN_BYTES) return null
  return preferred(accepted)
}

/** Brotli if the client accepts it, otherwise gzip if it accepts that. */
export function preferred(accepted = ''): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const readWeight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [brotli, gzip] = [readWeight('br'), readWeight('gzip')]
  if (brotli > 0 && brotli >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : null
}

/** The headers of the compressed form: its bytes differ, so a validator is only a weak one and ranges do not apply. */
export function encodedHeaders(headers: OutgoingHttpHeaders, encoding: Encoding) {
  const { 'content-length': _, 'accept-ranges': __, etag, ...kept } = headers
  return {
    ...kept,
    'content-encoding': encoding,
    ...(etag !== undefined && { etag: weak(String(etag)) }),
  }
}

export const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Adds `Accept-Encoding` to `Vary`. */
export function varying(vary: string | undefined) {
  if (vary && /(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary)) return vary
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}

/** A compressing stream. With `flushes`, each written piece reaches the client at once. */
export function compressor(encoding: Encoding, flushes: boolean): Transform {
  if (encoding === 'gzip') {
    return createGzip({
      level: GZIP_LEVEL,
      flush: flushes ? constants.Z_SYNC_FLUSH : constants.Z_NO_FLUSH,
    })
  }
  return createBrotliCompress({
    flush: flushes ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_PROCESS,
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
}
