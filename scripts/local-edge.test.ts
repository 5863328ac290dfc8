import {
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { originOf, startEdge } from './local-edge.ts'

const PAGE = `<!doctype html>${'<p>Acme and sons</p>'.repeat(100)}`
const PICTURE = Buffer.from('not really a picture, but of that type')
const ENCODED = gzipSync(PAGE).toString('base64')
const ETAG = '"abc"'
const BROTLI = { 'accept-encoding': 'gzip, br' }

type Answered = (answer: ServerResponse, asked: IncomingMessage) => void

let sendRest = () => {}

/** Replaces the worker and the asset router. */
const answers: Record<string, Answered> = {
  '/': sendFile('text/html'),
  '/a.js': sendFile('text/javascript', 'public, immutable'),
  '/echo': (answer, asked) => asked.pipe(answer),
  '/pictures/asked': (answer, { headers }) =>
    answer.setHeader('set-cookie', 'a=b').end(headers.cookie ?? 'no cookie'),
  '/moved': (answer) => answer.writeHead(303, { location: '/' }).end(),
  '/picture.png': (answer) => answer.setHeader('content-type', 'image/png').end(PICTURE),
  '/encoded': (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
    answer.end(Buffer.from(ENCODED, 'base64'))
  },
  '/stream': (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write('<h1>First</h1>')
    sendRest = () => answer.end('<h2>Rest</h2>')
  },
  '/cut': (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).write('<p>', () => answer.destroy())
  },
}
const asked: string[] = []
const upstream = createServer((request, answer) => {
  asked.push(request.url ?? '')
  answers[request.url ?? '']?.(answer, request)
})

function sendFile(type: string, cacheControl = 'no-cache'): Answered {
  return (answer, { headers }) => {
    answer.setHeader('etag', ETAG).setHeader('vary', 'Accept-Language')
    answer.setHeader('content-type', type).setHeader('cache-control', cacheControl)
    if (headers['if-none-match']?.includes(ETAG)) return answer.writeHead(304).end()
    if (headers.range) return answer.writeHead(206, { 'content-range': 'bytes 0-3/9' }).end('<!do')
    return answer.setHeader('content-length', PAGE.length).end(PAGE)
  }
}

let edge: Awaited<ReturnType<typeof startEdge>>
beforeAll(async () => {
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening))
  const origin = originOf(upstream)
  const routes = [
    { prefix: '/pictures/', origin, isPublic: true },
    { prefix: '/', origin },
  ]
  edge = await startEdge({ port: 0, routes })
})
afterAll(async () => {
  await edge.stop()
  upstream.close()
})

test('a page arrives in the browser’s best encoding', async () => {
  const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    etag: 'W/"abc"',
    vary: 'Accept-Language, Accept-Encoding',
  })
  expect(brotli.headers).not.toHaveProperty('content-length')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE)
  expect(brotli.body.byteLength).toBeLessThan(PAGE.length / 4)

  const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE)

  const plain = await ask('/', {})
  expect(plain.headers).toMatchObject({ etag: ETAG, vary: 'Accept-Language, Accept-Encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.toString()).toBe(PAGE)
})

test('an immutable file is requested once per encoding, and arrives complete', async () => {
  const before = asked.length
  const [first, second] = [await ask('/a.js'), await ask('/a.js')]
  const plain = [await ask('/a.js', {}), await ask('/a.js', {})]
  expect(asked.slice(before)).toEqual(['/a.js', '/a.js'])
  expect(second).toEqual({ ...first, headers: { ...first.headers, date: second.headers.date } })
  expect(second.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"abc"' })
  expect(brotliDecompressSync(second.body).toString()).toBe(PAGE)
  expect(plain.map(({ body }) => body.toString())).toEqual([PAGE, PAGE])
  expect(plain[1]?.headers).not.toHaveProperty('content-encoding')
  expect((await ask('/a.js', { ...BROTLI, 'if-none-match': ETAG })).status).toBe(304)
  expect((await ask('/a.js', BROTLI, 'HEAD')).body.byteLength).toBe(0)
})

test('a file that changed for one browser does not answer other requests', async () => {
  const changed = await ask('/a.js', { ...BROTLI, 'if-none-match': '"older"' })
  expect(changed.status).toBe(200)
  expect((await ask('/echo', {}, 'POST', 'quantity=1')).body.toString()).toBe('quantity=1')
  expect((await ask('/', { ...BROTLI, 'if-none-match': ETAG })).status).toBe(304)
})

test('compressed and empty responses pass unchanged', async () => {
  const picture = await ask('/picture.png')
  expect(picture.headers).not.toHaveProperty('content-encoding')
  expect(picture.headers).not.toHaveProperty('vary')
  expect(picture.body).toEqual(PICTURE)
  const encoded = await ask('/encoded')
  expect(encoded.headers['content-encoding']).toBe('gzip')
  expect(encoded.body.toString('base64')).toBe(ENCODED)
  const moved = await ask('/moved')
  expect(moved).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(moved.headers).not.toHaveProperty('content-encoding')
})

test('HEAD, range and conditional requests get the same answers as without compression', async () => {
  const head = await ask('/', {}, 'HEAD')
  expect(head.headers['content-length']).toBe(String(PAGE.length))
  const encoded = await ask('/', BROTLI, 'HEAD')
  expect(encoded.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"abc"' })
  expect(encoded.body.byteLength).toBe(0)
  const part = await ask('/', { ...BROTLI, range: 'bytes=0-3' })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 0-3/9' } })
  expect(part.body.toString()).toBe('<!do')
  const same = await ask('/', { ...BROTLI, 'if-none-match': 'W/"abc"' })
  expect(same).toMatchObject({ status: 304, headers: { etag: 'W/"abc"' } })
  expect(same.headers).not.toHaveProperty('content-encoding')
})

test('a request body reaches the worker', async () => {
  const echo = await ask('/echo', {}, 'POST', 'quantity=1')
  expect(echo.body.toString()).toBe('quantity=1')
})

test('the picture service receives and sets no cookies', async () => {
  const picture = await ask('/pictures/asked', { cookie: 'session=1' })
  expect(picture.body.toString()).toBe('no cookie')
  expect(picture.headers).not.toHaveProperty('set-cookie')
})

test('each part of a streamed page is readable as soon as it is sent', async () => {
  const answer = await open('/stream', BROTLI)
  const text = answer.pipe(createBrotliDecompress()).setEncoding('utf8')
  const parts: string[] = []
  for await (const part of text) {
    parts.push(String(part))
    sendRest()
  }
  expect(parts).toEqual(['<h1>First</h1>', '<h2>Rest</h2>'])
})

test('a response cut off by the worker is cut off for the browser, too', async () => {
  await expect(ask('/cut')).rejects.toThrow('aborted')
})

async function ask(path: string, headers: OutgoingHttpHeaders = BROTLI, method = 'GET', sent = '') {
  const answer = await open(path, headers, method, sent)
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

function open(path: string, headers: OutgoingHttpHeaders, method = 'GET', sent = '') {
  return new Promise<IncomingMessage>((answered, failed) => {
    send(edge.origin + path, { headers, method, agent: false }, answered)
      .on('error', failed)
      .end(sent)
  })
}
