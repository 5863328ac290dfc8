import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import sharp from 'sharp'

import { filmScenes } from '../catalog/pictures/films/film-scenes.ts'
import { FILM_SECONDS, type FilmShape } from '../catalog/pictures/films/film-scene.ts'

/** Draws the films and encodes them as WebM. Needs `ffmpeg`; run it after a change of a scene. */

const FRAMES_PER_SECOND = 12
const SIZES = { wide: [640, 360], tall: [480, 640] } as const
const REELS = resolve(import.meta.dirname, '../content/films/reels')

for (const [name, scene] of filmScenes) {
  for (const shape of ['wide', 'tall'] as const) {
    await encode(resolve(REELS, `${name}-${shape}.bin`), shape, (seconds) => scene(seconds, shape))
  }
}

async function encode(file: string, shape: FilmShape, draw: (seconds: number) => string) {
  const [width, height] = SIZES[shape]
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i -`
  const output = '-c:v libvpx-vp9 -b:v 0 -crf 40 -row-mt 1 -pix_fmt yuv420p -an -f webm'
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...`${input} ${output}`.split(' '), file],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  for (let at = 0; at < FILM_SECONDS * FRAMES_PER_SECOND; at += 1) {
    const drawn = sharp(Buffer.from(draw(at / FRAMES_PER_SECOND))).resize(width, height)
    const pixels = await drawn.removeAlpha().raw().toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
