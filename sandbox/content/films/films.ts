import type { Localized } from '../../platform/localized.ts'
import type { FilmShape } from '../../catalog/pictures/films/film-scene.ts'

interface Film {
  /** As WebM (VP9), made by `sandbox/scripts/films.ts`. Only a film that is requested is loaded. */
  reel: () => Promise<{ default: ArrayBuffer }>
  shape: FilmShape
  width: number
  height: number
  title: Localized
  /** The scene that the film shows. */
  scene: string
  /** The captions, with times in seconds. */
  captions: { from: number; to: number; text: Localized }[]
}

const wide = { shape: 'wide', width: 640, height: 360 } as const
const tall = { shape: 'tall', width: 480, height: 640 } as const

const juniper = {
  scene: 'juniper',
  title: { en: 'An evening on the juniper slope', fr: 'Un soir sur la pente aux genévriers' },
  captions: [
    {
      from: 0,
      to: 3,
      text: { en: '[Wind in the branches]', fr: '[Le vent dans les branches]' },
    },
    {
      from: 3,
      to: 6,
      text: { en: 'The light goes last.', fr: 'La lumière part en dernier.' },
    },
  ],
}

const ember = {
  scene: 'embers',
  title: { en: 'How a fire is covered for the night', fr: 'Comment on couvre un feu pour la nuit' },
  captions: [
    { from: 0, to: 3, text: { en: '[Embers crackling]', fr: '[Des braises crépitent]' } },
    {
      from: 3,
      to: 6,
      text: { en: 'Ash over it, and wait.', fr: 'De la cendre dessus, et on attend.' },
    },
  ],
}

const filmById: Readonly<Record<string, Film>> = {
  jwFilmJuniperTall: { reel: () => import('./reels/juniper-tall.bin'), ...tall, ...juniper },
  jwFilmJuniperWide: { reel: () => import('./reels/juniper-wide.bin'), ...wide, ...juniper },
  jwFilmEmberTall: { reel: () => import('./reels/embers-tall.bin'), ...tall, ...ember },
  jwFilmEmberWide: { reel: () => import('./reels/embers-wide.bin'), ...wide, ...ember },
}

export const filmIds = Object.keys(filmById)

export const findFilm = (id: string): Film | undefined =>
  Object.hasOwn(filmById, id) ? filmById[id] : undefined

export const filmBytes = async ({ reel }: Film) => new Uint8Array((await reel()).default)

/** The captions in one language, as WebVTT. */
export function formatCaptions({ captions }: Film, language: keyof Localized): string {
  const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`
  const cues = captions.map(
    ({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text[language]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
